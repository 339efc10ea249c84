/**
 * Where a piece is seen, and how: its middle, in cell widths of the board; by how much it is turned, in radians; how large it
 * is; and how much of its front is seen, from 1 to −1 where it is flipped over.
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
const shortest = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** Sets a pose a share of the way from one to another, 0 to 1: turned the shorter way round. */
export function setBetween(pose: Pose, from: Pose, to: Pose, share: number): void {
  pose.x = from.x + (to.x - from.x) * share;
  pose.y = from.y + (to.y - from.y) * share;
  pose.angle = from.angle + shortest(to.angle - from.angle) * share;
  pose.size = from.size * (to.size / from.size) ** share;
  // Half of the way it shows its front, half its back.
  pose.front =
    from.front === to.front ? to.front : Math.cos(share * Math.PI) * (from.front < 0 ? -1 : 1);
}

/** The pose of what is as it was drawn, and lies still. */
export const UNPOSED: ArrayLike<number> = [1, 0, 0, 1, 0, 0];

/**
 * Sets what shows in one pose something that is made for another one: a matrix, column by column, then by how much it
 * is moved.
 *
 * @param made the pose it is made for, of size 1
 */
export function setMatrix(matrix: Float32Array, pose: Pose, made: Pose): void {
  const { x, y, angle, size, front } = pose;
  const side = front * made.front;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [back, aside] = [Math.cos(made.angle), Math.sin(made.angle)];
  // Turned back, flipped, turned, resized.
  matrix[0] = size * (cos * side * back + sin * aside);
  matrix[1] = size * (sin * side * back - cos * aside);
  matrix[2] = size * (cos * side * aside - sin * back);
  matrix[3] = size * (sin * side * aside + cos * back);
  matrix[4] = x - matrix[0] * made.x - matrix[2] * made.y;
  matrix[5] = y - matrix[1] * made.x - matrix[3] * made.y;
}
