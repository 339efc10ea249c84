import type { Opening, Scene } from '../scene.ts';
import { OneBoard } from './oneBoard.ts';

export const open = (opening: Opening): Scene => new OneBoard(opening);
