import type { Opening, Scene } from '../scene.ts';
import { RaceScene } from './raceScene.ts';
import type { RaceSettings } from './settings.ts';

export const open = (opening: Opening<RaceSettings>): Scene => new RaceScene(opening);
