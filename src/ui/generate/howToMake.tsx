import type { GenerateProps } from './model.ts';
import type { JSX } from 'solid-js';
import { readBoxSize } from '../../generate/sizes.ts';
import { difficultyLevels } from '../../generate/asked.ts';
import type { DialogProps } from '../modeOverlay.ts';
import { HowToDivide, withoutSpaces } from './howToDivide.tsx';
import { Checkbox, Select, TextField } from '../widgets/fields.tsx';

/** The dialog for how a puzzle is made: how its board is divided, and what is required of it. */
export function HowToMake(props: DialogProps & GenerateProps): JSX.Element {
  const say = () => props.words.generate;
  const require = () => props.making.require;
  return (
    <HowToDivide
      {...props}
      title={say().howTitle}
      making={{
        strategy: props.making.strategy,
        blocks: props.making.asked,
        seed: props.making.seed,
      }}
      usual={{
        ...props.making.usual,
        choose: () => void props.make.change({ strategy: 'auto' }),
      }}
      issue={props.making.issue}
      sets={props.making.sets}
      change={(changes) => props.make.change(changes)}
      ofBoard={(change, refuse) => (
        <TextField
          label={say().size}
          hint={say().sizeHint}
          value={props.making.size?.join(' × ') ?? ''}
          aria-invalid={props.making.issue !== undefined}
          onChange={({ currentTarget }) => {
            const text = withoutSpaces(currentTarget.value);
            const size = readBoxSize(text.toLowerCase().replace(/[×*]/, 'x'));
            if (size || text === '') change({ size });
            else refuse(say().wrongSize);
          }}
        />
      )}
      ofPieces={(change) => (
        <Checkbox
          label={say().different}
          value={require().isDifferent}
          choose={(isDifferent) => change({ require: { ...require(), isDifferent } })}
        />
      )}
      ofPuzzle={(change) => (
        <>
          <Checkbox
            label={say().single}
            hint={say().singleHint}
            value={require().isUnique}
            choose={(isUnique) => change({ require: { ...require(), isUnique } })}
          />
          <Select
            label={say().difficulty}
            value={require().difficulty ?? 'any'}
            options={(['any', ...difficultyLevels] as const).map((value) => ({
              value,
              text: say().levels[value],
            }))}
            hint={say().difficultyHint}
            choose={(difficulty) =>
              change({
                require: {
                  ...require(),
                  difficulty: difficulty === 'any' ? undefined : difficulty,
                },
              })
            }
          />
        </>
      )}
    />
  );
}
