import type { GenerateCommands, GenerateModel } from './model.ts';

/** The props of all that shows how a board is divided. */
export interface GenerateProps {
  readonly making: GenerateModel;
  readonly make: GenerateCommands;
}
