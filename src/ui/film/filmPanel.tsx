import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  Match,
  Show,
  Switch,
  untrack,
  type JSX,
} from 'solid-js';
import {
  filmFormats,
  framesOf,
  secondsOf,
  type Film,
  type FilmFormat,
} from '../../play/film/film.ts';
import {
  bytesOf,
  filmSizes,
  ratesOf,
  issueOf,
  usualSpeed,
  type FilmSize,
} from '../../play/film/limits.ts';
import { lateWords } from '../../words/index.ts';
import { joined } from '../../words/sentences.ts';
import type { DialogProps } from '../modeOverlay.ts';
import { Select, TextField, wholeNumber } from '../widgets/fields.tsx';
import { saveFile } from '../widgets/saveFile.ts';
import './film.css';
import type { FilmJob } from './filmJob.ts';
import type { FilmStudio, MadeFilm } from './model.ts';

interface PanelProps extends DialogProps {
  readonly studio: FilmStudio;
  readonly job: FilmJob;
}

const isSameSize = (one: Film, other: Film): boolean =>
  one.width === other.width && one.height === other.height && one.fps === other.fps;

/** What is filmed, and how; then how far it is. */
export function FilmPanel(props: PanelProps): JSX.Element {
  const say = () => lateWords(props.words).filming;
  const { at, known, unit } = untrack(() => props.model.timeline);
  const last = Math.ceil(at > 0 ? at : known);
  const [film, setFilm] = createSignal<Film>({
    from: 0,
    to: last,
    unit,
    speed: usualSpeed(unit === 'time' ? last * 1000 : last),
    fps: 30,
    ...filmSizes.hd,
    format: 'mp4',
  });
  const change = (changes: Partial<Film>): void => void setFilm({ ...film(), ...changes });
  const [answer] = createResource(film, async (asked) => ({
    asked,
    codec: await props.studio.codecOf(asked),
  }));
  /** How the film as it is now is written; undefined until that is known. */
  const written = () => (answer()?.asked === film() ? answer() : undefined);
  // Until somebody chooses, the first kind of video that most players show.
  let isChosen = false;
  createEffect(() => {
    const found = written();
    if (found?.asked.format === 'mp4' && found.codec !== 'avc' && !isChosen)
      change({ format: 'webm' });
  });
  const isRunning = () => props.job.state().phase === 'running';
  const wrong = createMemo(() => {
    const issue = issueOf(film());
    if (issue) return say().issues[issue];
    const found = written();
    return found && found.codec === undefined ? say().cannotWrite : '';
  });
  const estimate = () => {
    const asked = film();
    const [frames, bytes] = [framesOf(asked), bytesOf(asked)];
    if (asked.format === 'png' && frames > 1) return say().pictures(frames, bytes);
    const estimate = say().estimate(secondsOf(asked), frames, bytes);
    const codec = written()?.codec;
    const isOther = asked.format === 'mp4' && (codec === 'vp9' || codec === 'av1');
    return joined([estimate, isOther && say().otherCodec(codec)]);
  };
  const name = (): string => {
    const { from, to } = film();
    const puzzle = props.model.choices.puzzle ?? 'puzzle';
    return `fitful-${puzzle}-${from === to ? from : `${from}-${to}`}`;
  };
  const sizeNow = (): FilmSize | '' => {
    const { width, height } = film();
    const names = Object.keys(filmSizes) as FilmSize[];
    const isIt = (one: FilmSize) =>
      filmSizes[one].width === width && filmSizes[one].height === height;
    return names.find(isIt) ?? '';
  };
  const NumberField = (field: {
    readonly name: 'from' | 'to' | 'speed';
    readonly least: number;
    readonly most: number;
    readonly step?: string;
  }): JSX.Element => (
    <TextField
      label={say()[field.name][unit]}
      value={`${film()[field.name]}`}
      {...wholeNumber(field.least, field.most)}
      step={field.step ?? 1}
      disabled={isRunning()}
      onInput={({ currentTarget: input }) => change({ [field.name]: input.valueAsNumber })}
    />
  );
  return (
    <>
      <p class="hint">{joined([say().about, unit === 'time' && say().timesDiffer])}</p>
      <fieldset class="film-fields" disabled={isRunning()}>
        <NumberField name="from" least={0} most={Number.MAX_SAFE_INTEGER} />
        <NumberField name="to" least={0} most={Number.MAX_SAFE_INTEGER} />
        <NumberField name="speed" least={0.25} most={1_000_000} step="any" />
        <Select
          label={say().size}
          value={sizeNow()}
          options={(Object.keys(filmSizes) as FilmSize[]).map((value) => {
            const { width, height } = filmSizes[value];
            return { value, text: say().sizeOf(say().sizes[value], width, height) };
          })}
          choose={(value) => value && change(filmSizes[value])}
        />
        <Select
          label={say().fps}
          value={`${film().fps}`}
          options={ratesOf(film()).map((rate) => ({ value: `${rate}`, text: `${rate}` }))}
          choose={(value) => change({ fps: Number(value) })}
        />
        <Select<FilmFormat>
          label={say().format}
          value={film().format}
          options={filmFormats.map((value) => ({ value, text: say().formats[value] }))}
          choose={(format) => {
            isChosen = true;
            change(format === 'gif' ? { format, ...filmSizes.small, fps: 15 } : { format });
          }}
        />
      </fieldset>
      <p class="film-estimate" aria-live="polite">
        {wrong() || estimate()}
      </p>
      <Progress {...props} />
      <div class="actions">
        <Show
          when={isRunning()}
          fallback={
            <button
              type="button"
              class="chief"
              disabled={wrong() !== ''}
              onClick={() => void props.job.make(props.studio, film(), name())}
            >
              {say().make}
            </button>
          }
        >
          <button type="button" onClick={() => props.job.cancel()}>
            {say().cancel}
          </button>
        </Show>
      </div>
    </>
  );
}

/** How far a film is; once it is done, a button that saves it. */
function Progress(props: PanelProps): JSX.Element {
  const say = () => lateWords(props.words).filming;
  const running = () => {
    const state = props.job.state();
    return state.phase === 'running' ? state : undefined;
  };
  const done = () => {
    const state = props.job.state();
    return state.phase === 'done' ? state : undefined;
  };
  const progress = () => running()?.progress;
  return (
    <div role="status">
      <Switch>
        <Match when={running()}>
          <progress
            max="1"
            value={(progress()?.done ?? 0) / (progress()?.frames ?? 1)}
            aria-label={say().progress}
          />
          <p class="hint" aria-live="off">
            {progress() ? say().done(progress()!.done, progress()!.frames) : say().begins}
          </p>
        </Match>
        <Match when={done()}>
          {(film) => (
            <>
              <p>{said(film().made, film().asked, props)}</p>
              <div class="actions">
                <button
                  type="button"
                  class="chief"
                  ref={(button) => queueMicrotask(() => button.focus())}
                  onClick={() => saveFile(film().made.file, fileName(film().name, film().made))}
                >
                  {say().save}
                </button>
              </div>
            </>
          )}
        </Match>
        <Match when={props.job.state().phase === 'failed'}>
          <p class="wrong">{say().failed}</p>
        </Match>
      </Switch>
    </div>
  );
}

/** How a film came out, where that is not as it was asked for. */
function said({ file, film, frames }: MadeFilm, asked: Film, { words }: PanelProps): string {
  const { made, ended, smaller } = lateWords(words).filming;
  return joined([
    made(file.size),
    ...(frames < framesOf(film) ? [ended] : []),
    ...(isSameSize(film, asked) ? [] : [smaller(film.width, film.height, film.fps)]),
  ]);
}

const fileName = (name: string, { film: { format }, file }: MadeFilm): string =>
  `${name}.${file.type === 'application/zip' ? 'zip' : format}`;
