import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { lateWords } from '../../words/index.ts';
import type { Stretch } from '../../play/stretch.ts';
import { defaults, isOfMode, type Settings } from '../../settings/settings.ts';
import { table } from '../../settings/table.ts';
import type { DialogProps } from '../modeOverlay.ts';
import { Checkbox } from '../widgets/fields.tsx';
import { NumberField } from '../widgets/numberField.tsx';
import { codeOf } from '../widgets/qrCode.ts';
import { boardTag, embedded, frameTag } from './codes.ts';
import './share.css';

/** The steps, or ms of computing, of a stretch that is proposed. */
const PROPOSED = 50;

/** What is not for those who are given it. */
const ofOwn: Partial<Settings> = {
  embed: false,
  origin: '',
  ui: true,
  leave: false,
  screen: defaults.screen,
};

/** What is chosen to be given away, how it looks in a frame, and the texts to be copied. */
export function SharePanel(props: DialogProps): JSX.Element {
  const say = () => lateWords(props.words).sharing;
  // The moment at which it was opened stays; behind it, the run may go on.
  const { at: exactly, unit } = props.model.timeline;
  const at = Math.floor(exactly);
  const moment = props.commands.link({ ...ofOwn, stretch: defaults.stretch, paused: true });
  const { stretch: now } = props.model.choices.settings;
  const hasStretch = isOfMode(table.stretch, props.model.mode);
  const [isStretch, choose] = createSignal(false);
  /** The last moment, once it is known. */
  const end = () => props.model.timeline.end;
  // Undefined while what is written is no moment.
  const [from, setFrom] = createSignal<number | undefined>(at);
  const [to, setTo] = createSignal<number | undefined>(
    Math.max(at, Math.min(at + PROPOSED, end())),
  );
  const [loops, setLoops] = createSignal(now.loops);
  const [hasControls, setControls] = createSignal(true);
  const stretch = (): Stretch | undefined => {
    const [first, last] = [from(), to()];
    if (first === undefined || last === undefined || first > Math.min(last, end()))
      return undefined;
    return { from: first, to: last, loops: loops() };
  };
  const isSound = () => !isStretch() || stretch() !== undefined;
  const isEarly = () => (from() ?? 0) > (to() ?? Infinity);
  /** The sentence about a moment after the last one. */
  const beyond = (moment = 0): string => (moment > end() ? say().endsAt[unit](end()) : '');
  const link = createMemo((before: string) => {
    if (!isStretch()) return moment;
    const asked = stretch();
    if (!asked) return before;
    return props.commands.link({
      ...ofOwn,
      stretch: asked,
      moment: defaults.moment,
      paused: false,
    });
  }, moment);
  const moments = {
    least: 0,
    most: Number.MAX_SAFE_INTEGER,
    isWhole: true,
    range: () => say().noMoment[unit],
  };
  const address = () => embedded(link(), hasControls());
  const title = () => props.model.neutralTitle;
  return (
    <div class="share-panel">
      <div class="share-choices">
        <Show when={hasStretch}>
          <fieldset>
            <legend>{say().what}</legend>
            <Choice label={say().moment} chosen={!isStretch()} choose={() => choose(false)} />
            <Choice label={say().stretch} chosen={isStretch()} choose={() => choose(true)} />
            <Show when={isStretch()}>
              <NumberField
                {...moments}
                label={say().from[unit]}
                value={from()}
                set={setFrom}
                wrong={beyond(from())}
              />
              <NumberField
                {...moments}
                label={say().to[unit]}
                value={to()}
                set={setTo}
                hint={beyond(to())}
                wrong={isEarly() ? say().tooEarly : ''}
              />
              <Checkbox label={say().loops} value={loops()} choose={setLoops} />
            </Show>
          </fieldset>
        </Show>
        <Checkbox
          label={say().controls}
          value={hasControls()}
          hint={say().controlsHint}
          choose={setControls}
        />
      </div>
      <iframe class="share-preview" src={address()} title={say().preview} loading="lazy" />
      {/* Of a stretch without a moment in it there is nothing to copy. */}
      <Show when={isSound()}>
        <Copies
          {...props}
          texts={[
            { label: say().link, text: link() },
            { label: say().frame, text: frameTag(address(), title()) },
            // The element shows a search, or is played by hand.
            ...([defaults.mode, 'play'].includes(props.model.mode)
              ? [{ label: say().element, text: boardTag(link(), hasControls()) }]
              : []),
          ]}
        />
        <Code {...props} link={link()} />
      </Show>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly chosen: boolean;
  choose(): void;
}

function Choice(props: ChoiceProps): JSX.Element {
  return (
    <label class="share-choice">
      <input type="radio" name="share" checked={props.chosen} onChange={() => props.choose()} />
      {props.label}
    </label>
  );
}

interface CopiesProps extends DialogProps {
  readonly texts: readonly { readonly label: string; readonly text: string }[];
}

/** Texts with a button each that copies it, and what came of that. */
function Copies(props: CopiesProps): JSX.Element {
  const say = () => lateWords(props.words).sharing;
  const id = createUniqueId();
  const [news, tell] = createSignal('');
  const copy = async (label: string, text: string): Promise<void> => {
    tell('');
    try {
      await navigator.clipboard.writeText(text);
      tell(say().copied(label));
    } catch {
      tell(say().notCopied);
    }
  };
  return (
    <div class="share-texts">
      <For each={props.texts.map((_, at) => at)}>
        {(at) => (
          <div class="share-text">
            <h3 id={`${id}-${at}`}>{props.texts[at]!.label}</h3>
            <button
              type="button"
              class="wide"
              aria-label={say().copyNamed(props.texts[at]!.label)}
              onClick={() => void copy(props.texts[at]!.label, props.texts[at]!.text)}
            >
              {say().copy}
            </button>
            {/* It may have to be scrolled, with keys too. */}
            <p class="box" tabindex="0" role="group" aria-labelledby={`${id}-${at}`}>
              {props.texts[at]!.text}
            </p>
          </div>
        )}
      </For>
      <p class="news" role="status">
        {news()}
      </p>
    </div>
  );
}

/** The QR code of a link. */
function Code(props: DialogProps & { readonly link: string }): JSX.Element {
  const code = createMemo(() => codeOf(props.link));
  return (
    <Show when={code()} fallback={<p class="hint">{props.words.classroom.codeTooLong}</p>}>
      {(code) => (
        <svg
          class="share-code"
          viewBox={`0 0 ${code().size} ${code().size}`}
          role="img"
          aria-label={lateWords(props.words).sharing.code}
        >
          <path d={code().path} />
        </svg>
      )}
    </Show>
  );
}
