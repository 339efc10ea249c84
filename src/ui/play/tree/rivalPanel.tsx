import { createMemo, For, type JSX } from 'solid-js';
import { Rival, stepsIn } from '../../../game/rival.ts';
import type { Point } from '../../../puzzle/lattices/index.ts';
import { namesOf } from '../../../teach/moment/names.ts';
import { searchInShort } from '../../../words/names.ts';
import type { ModePanelProps } from '../../modeOverlay.ts';
import { boardArt, BoardPicture } from '../../widgets/boards/boardPicture.tsx';
import { CROSS, edgeTo, layOut, shapeOf, type Spot } from '../../widgets/trees/treeLayout.ts';
import type { PlayModel } from '../model.ts';
import './rivalPanel.css';

/** The distances of neighbours and of levels, and the radius of a node, in the units of the drawing. */
const [APART, LEVEL, RADIUS] = [1.5, 2.4, 0.6];
/** The most nodes that have the letters of their pieces. */
const MOST_LETTERS = 40;

const pointOf = ({ x, level }: Spot): Point => [1.1 + x * APART, 1.1 + level * LEVEL];

interface RivalProps extends ModePanelProps {
  readonly game: PlayModel;
}

/** The search chosen, on the same board and after as many steps as the game has: its board and its tree. */
export function RivalPanel(props: RivalProps): JSX.Element {
  const choices = () => props.model.choices;
  const say = () => props.words.play.rival;
  const problem = createMemo(() => props.game.problem);
  const rival = createMemo(() => new Rival(problem(), choices().search));
  const steps = () => stepsIn(props.game.moves);
  const moment = createMemo(() => rival().at(steps()));
  const art = createMemo(() => boardArt(problem(), choices().theme));
  const names = createMemo(() => namesOf(problem()));
  const spots = createMemo(() => layOut(moment().tree));
  const width = () => Math.max(...spots().map((spot) => pointOf(spot)[0])) + 1.1;
  const height = () => Math.max(...spots().map((spot) => pointOf(spot)[1])) + 1.4;
  const letterOf = ({ node: { placement, kind } }: Spot): string => {
    const isNamed = placement !== undefined && kind !== 'folded' && spots().length <= MOST_LETTERS;
    return isNamed ? names().letterOf(placement) : '';
  };
  const standing = () => {
    const { laid, deadEnds, solutions, isOver } = moment();
    return say().standing(steps(), isOver ? undefined : laid.length, deadEnds, solutions);
  };
  return (
    <section class="rival" aria-label={say().title}>
      <h3>{searchInShort(choices().search, props.words)}</h3>
      <BoardPicture class="rival-board" art={art()} path={moment().laid} hasGround />
      <div class="rival-tree">
        <svg
          role="img"
          aria-label={`${say().tree}: ${standing()}`}
          style={{ width: `${width()}em`, height: `${height()}em` }}
          viewBox={`0 0 ${width()} ${height()}`}
        >
          <For each={spots().slice(1)}>
            {(spot) => (
              <path
                class="edge"
                classList={{ path: spot.node.left === undefined }}
                d={edgeTo(pointOf(spot), pointOf(spot.parent!))}
              />
            )}
          </For>
          <For each={spots()}>
            {(spot) => (
              <g
                class="node"
                classList={{ path: spot.node.left === undefined }}
                data-kind={spot.node.kind}
                transform={`translate(${pointOf(spot).join(' ')})`}
              >
                <path d={shapeOf(spot.node)} fill-rule="evenodd" transform={`scale(${RADIUS})`} />
                <path
                  class="cross"
                  d={spot.node.kind === 'stuck' ? CROSS : ''}
                  transform={`scale(${RADIUS})`}
                />
                <text dy="0.36em">{letterOf(spot)}</text>
              </g>
            )}
          </For>
        </svg>
      </div>
      <p>{standing()}</p>
    </section>
  );
}
