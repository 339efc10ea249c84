import type { JSX } from 'solid-js';
import { ladder, rungOf } from '../../play/tempo.ts';
import { Button } from '../widgets/button.tsx';
import { pace } from './figures.ts';
import { AutoIcon, FasterIcon, SlowerIcon } from '../widgets/icons.tsx';
import type { PartProps } from '../part.ts';
import { Slider } from '../widgets/slider.tsx';

/** The speed controls: buttons for one rung, a slider over the ladder, and a toggle for automatic speed. */
export function Speed(props: PartProps): JSX.Element {
  const ui = () => props.words.ui;
  const speed = () => props.model.choices.settings.speed;
  /** The rung of the chosen speed; if that is automatic, of the current pace. */
  const rung = () => {
    const chosen = speed();
    return rungOf(chosen === 'auto' ? props.shown.status.pace : chosen);
  };
  const said = () => {
    const chosen = speed();
    if (chosen === 'auto') return ui().autoSpeed;
    if (chosen === 'max') return ui().maxSpeed;
    // In equal time, the speed is in microseconds of computing time per second.
    if (props.model.timeline.unit === 'time') return ui().timePace(chosen);
    return ui().pace(pace(chosen, props.model.choices.lang));
  };
  return (
    <div class="speed" role="group" aria-label={ui().speed}>
      <Button
        label={ui().slower}
        shortcut="slower"
        words={props.words}
        press={() => props.commands.changeSpeed(-1)}
      >
        <SlowerIcon />
      </Button>
      <label class="field" classList={{ loose: speed() === 'auto' }}>
        <Slider
          label={ui().speed}
          max={ladder.length - 1}
          value={rung()}
          said={said()}
          slide={(at) => props.commands.choose({ speed: ladder[at]! })}
        />
        <span class="caption" aria-hidden="true">
          {said()}
        </span>
      </label>
      <Button
        label={ui().faster}
        shortcut="faster"
        words={props.words}
        press={() => props.commands.changeSpeed(1)}
      >
        <FasterIcon />
      </Button>
      <Button
        label={ui().auto}
        words={props.words}
        pressed={speed() === 'auto'}
        press={() =>
          props.commands.choose({ speed: speed() === 'auto' ? ladder[rung()]! : 'auto' })
        }
      >
        <AutoIcon />
      </Button>
    </div>
  );
}
