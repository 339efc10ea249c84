/** Steps a second; or a pace that suits what is near; or as fast as the machine can. */
export type Speed = number | 'auto' | 'max';
