import type { Point } from '../../puzzle/lattices/index.ts';

/**
 * The pose of a piece on the screen: its middle, in cell widths of the board, its angle in radians, its size,
 * and how much of its front is visible, from 1 to −1 where it is flipped.
 */
export interface Pose {
  x: number;
  y: number;
  angle: number;
  size: number;
  front: number;
}

export const newPose = (): Pose => ({ x: 0, y: 0, angle: 0, size: 1, front: 1 });

/** An angle as a turn by half a circle at most, in radians. */
export const shortest = (angle: number): number =>
  angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** Sets a pose a share of the way from one to another, 0 to 1, turned the shorter way round. */
export function setBetween(pose: Pose, from: Pose, to: Pose, share: number): void {
  pose.x = from.x + (to.x - from.x) * share;
  pose.y = from.y + (to.y - from.y) * share;
  pose.angle = from.angle + shortest(to.angle - from.angle) * share;
  pose.size = from.size * (to.size / from.size) ** share;
  pose.front = from.front === to.front ? to.front : flipped(share) * (from.front < 0 ? -1 : 1);
}

/** The least that is visible of the front or the back of a piece that is flipped, as pieces are no sheets. */
export const EDGE_ON = 0.16;

/** How much of the front is visible so far through a flip: of the front for half of it, of the back for the other half. */
function flipped(share: number): number {
  const front = Math.cos(share * Math.PI);
  return Math.max(EDGE_ON, Math.abs(front)) * (front < 0 ? -1 : 1);
}

/** The transform of a piece that lies as drawn: four numbers of a matrix by columns, and a translation. */
export const UNPOSED: ArrayLike<number> = [1, 0, 0, 1, 0, 0];

/**
 * Sets the transform from one pose to another: the four numbers of a matrix by columns, and a translation.
 *
 * @param drawn the pose in which the piece is drawn, of size 1
 */
export function setMatrix(matrix: Float32Array, pose: Pose, drawn: Pose): void {
  const { x, y, angle, size, front } = pose;
  const side = front * drawn.front;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [back, aside] = [Math.cos(drawn.angle), Math.sin(drawn.angle)];
  // Turned back, flipped, turned, resized.
  matrix[0] = size * (cos * side * back + sin * aside);
  matrix[1] = size * (sin * side * back - cos * aside);
  matrix[2] = size * (cos * side * aside - sin * back);
  matrix[3] = size * (sin * side * aside + cos * back);
  matrix[4] = x - matrix[0] * drawn.x - matrix[2] * drawn.y;
  matrix[5] = y - matrix[1] * drawn.x - matrix[3] * drawn.y;
}

/** A point transformed by a matrix and its translation. */
export const transformed = (matrix: Float32Array, [x, y]: Point): Point => [
  matrix[0]! * x + matrix[2]! * y + matrix[4]!,
  matrix[1]! * x + matrix[3]! * y + matrix[5]!,
];
