/** What the dialogs and a race are made of: one chunk, so that who has seen any of it has all of it. */
export { Panel } from './count/panel.tsx';
export { Bench } from './experiments/bench.tsx';
export { Cabinet } from './gallery/cabinet.tsx';
export { Field } from './race/field.tsx';
