import type { Grain } from '../../teach/moment/moment.ts';
import type { ClassCommands, ClassModel } from './model.ts';

/** Shows steps alone while something needs that, each once all there is to try has been tried; then as before. */
export interface StepsAlone {
  begin(): void;
  end(): void;
}

export function createStepsAlone(
  shown: () => ClassModel,
  commands: () => Pick<ClassCommands, 'setGrain' | 'goTo'>,
): StepsAlone {
  let before: Grain = 'places';
  return {
    begin() {
      const { grain, situation } = shown();
      before = grain;
      commands().goTo(situation.step);
      commands().setGrain('places');
    },
    end() {
      if (shown().grain === 'places') commands().setGrain(before);
    },
  };
}
