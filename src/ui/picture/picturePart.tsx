import { lateWords } from '../../words/index.ts';
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { svgOf } from '../../drawing/svg.ts';
import { labelsIn } from '../../settings/labels.ts';
import { themes, type ThemeId } from '../../theme/index.ts';
import { Checkbox, Select } from '../widgets/fields.tsx';
import { saveFile } from '../widgets/saveFile.ts';
import { NumberField } from '../widgets/numberField.tsx';
import { fileName, type PartProps } from './props.ts';
import { pngOf, svgFile, SvgImage } from './svgImage.tsx';

const themeIds = Object.keys(themes) as ThemeId[];

/** The widest picture, in px. */
const WIDEST = 8192;

/** The moment on show as a picture. */
export function PicturePart(props: PartProps): JSX.Element {
  const say = () => lateWords(props.words).picturing;
  const [news, tell] = createSignal('');
  const themeId = () => props.choices.theme ?? props.model.choices.theme;
  const hasLetters = () => props.choices.hasLetters ?? props.subject.hasLetters;
  const svg = createMemo((before: string) => {
    const { width, isTransparent } = props.choices;
    if (width === undefined) return before;
    const theme = themes[themeId()];
    const { board } = props;
    return svgOf(board.drawn(theme), {
      theme,
      width,
      isTransparent,
      hasLetters: hasLetters(),
      quarters: board.quarters,
    });
  }, '');
  const size = () => / width="(\d+)" height="(\d+)"/.exec(svg())!.slice(1).map(Number);
  const name = () =>
    fileName(props, props.unit === 'steps' ? `${props.at}` : `${Math.round(props.at)}ms`);
  const isSound = () => props.choices.width !== undefined;
  /** Does something that the browser may refuse, and says what came of it. */
  const attempt = async (does: () => Promise<unknown>, done = ''): Promise<void> => {
    tell('');
    try {
      await does();
      tell(done);
    } catch {
      tell(say().failed);
    }
  };
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const canCopy = clipboard !== undefined && 'ClipboardItem' in window;
  const Action = (action: {
    readonly label: string;
    readonly isChief?: boolean;
    readonly done?: string;
    does(): Promise<unknown>;
  }): JSX.Element => (
    <button
      type="button"
      class={action.isChief ? 'chief' : undefined}
      disabled={!isSound()}
      onClick={() => void attempt(() => action.does(), action.done)}
    >
      {action.label}
    </button>
  );
  return (
    <div class="picture-part">
      <figure>
        <SvgImage
          class={props.choices.isTransparent ? 'picture-preview chequered' : 'picture-preview'}
          svg={svg()}
          label={`${say().preview}: ${props.words.ui.momentAlone(props.at, props.unit)}`}
        />
        <figcaption class="hint">{say().size(size()[0]!, size()[1]!)}</figcaption>
      </figure>
      <div class="picture-choices">
        <Select
          label={labelsIn(props.model.choices.lang)('theme').title}
          value={themeId()}
          options={themeIds.map((value) => ({
            value,
            text: labelsIn(props.model.choices.lang)('theme').of(value),
          }))}
          choose={(theme) => props.change({ theme })}
        />
        <NumberField
          label={say().width}
          value={props.choices.width}
          least={16}
          most={WIDEST}
          isWhole
          range={say().range}
          set={(width) => props.change({ width })}
        />
        <Checkbox
          label={say().transparent}
          hint={say().transparentHint}
          value={props.choices.isTransparent}
          choose={(isTransparent) => props.change({ isTransparent })}
        />
        <Checkbox
          label={say().letters}
          value={hasLetters()}
          choose={(isOn) => props.change({ hasLetters: isOn })}
        />
      </div>
      <div class="picture-ends">
        <div class="actions">
          <Action
            label={say().savePng}
            isChief
            does={async () => saveFile(await pngOf(svg()), `${name()}.png`)}
          />
          <Action
            label={say().saveSvg}
            does={async () => saveFile(svgFile(svg()), `${name()}.svg`)}
          />
          <Show when={canCopy}>
            <Action
              label={say().copyPng}
              done={say().copied}
              does={() => clipboard!.write([new ClipboardItem({ 'image/png': pngOf(svg()) })])}
            />
            <Action
              label={say().copySvg}
              done={say().copied}
              does={() => clipboard!.writeText(svg())}
            />
          </Show>
        </div>
        <p class="news" role="status">
          {news()}
        </p>
      </div>
    </div>
  );
}
