import { lateWords } from '../../words/index.ts';
import { createMemo, Show, type JSX } from 'solid-js';
import { cutDxf, cutPresets, cutSvg, PLAIN_STROKE, type CutStroke } from '../../drawing/cutFile.ts';
import { cutSheet, mostKerf, type CutSheet } from '../../drawing/cutting.ts';
import { themes } from '../../theme/index.ts';
import { Checkbox, Select } from '../widgets/fields.tsx';
import { saveFile } from '../widgets/saveFile.ts';
import type { Choices } from './choices.ts';
import { NumberField } from '../widgets/numberField.tsx';
import { fileName, type PartProps } from './props.ts';
import { svgFile, SvgImage } from './svgImage.tsx';

const layouts = ['apart', 'laid'] as const;
const lines = [
  'plain',
  'ponoko',
  'laser-engraving-service',
  'hairline-red',
  'own',
] as const satisfies readonly Choices['line'][];

/** The lines of a preview are seen, however thin they are in the file: at least this share of its width. */
const SEEN = 1 / 300;

/** The line that is chosen; undefined while its width is no number. */
function strokeOf({ line, colour, thickness }: Choices): CutStroke | undefined {
  if (line === 'plain') return PLAIN_STROKE;
  if (line !== 'own') return cutPresets[line];
  return thickness === undefined ? undefined : { colour, width: thickness };
}

/** The pieces of the puzzle, and its tray, to be cut. */
export function CutPart(props: PartProps): JSX.Element {
  const say = () => lateWords(props.words).picturing;
  const puzzle = props.subject.puzzle!;
  const board = createMemo(() => props.board.drawn(themes.paper));
  const isFull = (): boolean =>
    board().pieces.reduce((sum, { cells }) => sum + cells.length, 0) === board().cells.length;
  const most = () => Math.floor(mostKerf(puzzle, props.choices.edge ?? 1) * 1000) / 1000;
  const isWide = (): boolean =>
    (props.choices.kerf ?? 0) >= mostKerf(puzzle, props.choices.edge ?? Infinity);
  const wrongLayout = (): string => {
    if (props.choices.layout === 'apart') return '';
    if (!isFull()) return say().notFull;
    return props.choices.kerf === 0 ? say().needsKerf : '';
  };
  const stroke = createMemo(() => strokeOf(props.choices));
  const sheet = createMemo((): CutSheet | undefined => {
    const { edge, kerf, gap, hasTray, layout } = props.choices;
    if (edge === undefined || kerf === undefined || gap === undefined) return undefined;
    if (isWide() || wrongLayout() !== '') return undefined;
    const laid = layout === 'laid' ? board().pieces : undefined;
    return cutSheet(puzzle, { edge, kerf, gap, hasTray }, laid);
  });
  /** The file, with a line that can be seen. */
  const preview = createMemo((before: string) => {
    const [paths, line] = [sheet(), stroke()];
    if (!paths || !line) return before;
    return cutSvg(paths, { ...line, width: Math.max(line.width, SEEN * paths.width) });
  }, '');
  const save = (ending: 'svg' | 'dxf', text: Blob): void =>
    saveFile(text, `${fileName(props, 'cut')}.${ending}`);
  return (
    <div class="picture-part">
      <figure>
        <SvgImage class="picture-preview paper-white" svg={preview()} label={say().preview} />
        <figcaption class="hint" aria-live="polite">
          <Show when={sheet()}>
            {(made) => say().sheet(made().paths.length, made().width, made().height)}
          </Show>
        </figcaption>
      </figure>
      <div class="picture-choices">
        <NumberField
          label={say().edge}
          value={props.choices.edge}
          least={1}
          most={1000}
          range={say().range}
          set={(edge) => props.change({ edge })}
        />
        <NumberField
          label={say().kerf}
          hint={say().kerfHint}
          value={props.choices.kerf}
          least={0}
          most={100}
          wrong={isWide() ? say().wideKerf(most()) : ''}
          range={say().range}
          set={(kerf) => props.change({ kerf })}
        />
        <Select
          label={say().layout}
          hint={props.choices.layout === 'laid' ? say().laidHint : undefined}
          wrong={wrongLayout()}
          value={props.choices.layout}
          options={layouts.map((value) => ({ value, text: say().layouts[value] }))}
          choose={(layout) => props.change({ layout })}
        />
        <NumberField
          label={say().gap}
          value={props.choices.gap}
          least={0.1}
          most={1000}
          range={say().range}
          set={(gap) => props.change({ gap })}
        />
        <Checkbox
          label={say().tray}
          value={props.choices.hasTray}
          choose={(hasTray) => props.change({ hasTray })}
        />
        <Select
          label={say().line}
          hint={say().lineHint}
          value={props.choices.line}
          options={lines.map((value) => ({ value, text: say().lines[value] }))}
          choose={(line) => props.change({ line })}
        />
        <Show when={props.choices.line === 'own'}>
          <OwnLine {...props} />
        </Show>
      </div>
      <div class="picture-ends">
        <div class="actions">
          <button
            type="button"
            class="chief"
            disabled={!sheet() || !stroke()}
            onClick={() => save('svg', svgFile(cutSvg(sheet()!, stroke()!)))}
          >
            {say().saveSvg}
          </button>
          <button
            type="button"
            disabled={!sheet()}
            onClick={() => save('dxf', new Blob([cutDxf(sheet()!)], { type: 'image/vnd.dxf' }))}
          >
            {say().saveDxf}
          </button>
        </div>
      </div>
    </div>
  );
}

/** A line of another colour and width. */
function OwnLine(props: PartProps): JSX.Element {
  const say = () => lateWords(props.words).picturing;
  return (
    <>
      <label class="row">
        <span>{say().colour}</span>
        <input
          type="color"
          value={props.choices.colour}
          onInput={({ currentTarget }) => props.change({ colour: currentTarget.value })}
        />
      </label>
      <NumberField
        label={say().thickness}
        value={props.choices.thickness}
        least={0.001}
        most={10}
        range={say().range}
        set={(thickness) => props.change({ thickness })}
      />
    </>
  );
}
