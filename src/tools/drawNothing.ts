/**
 * Run in a page before its own scripts: turns off all drawing on the canvas, and with it the compiling of shaders, which without a
 * graphics card takes longer than all else that a page does to start.
 */
export function drawNothing(): void {
  const answer = (value: unknown) => ({ value: () => value });
  const [nothing, fine] = [answer(undefined), answer(true)];
  const isLinked = (_: WebGLProgram, what: number) =>
    what === WebGL2RenderingContext.LINK_STATUS ? true : 0;
  Object.defineProperties(WebGL2RenderingContext.prototype, {
    clear: nothing,
    drawArrays: nothing,
    drawElements: nothing,
    drawArraysInstanced: nothing,
    drawElementsInstanced: nothing,
    compileShader: nothing,
    getShaderParameter: fine,
    linkProgram: nothing,
    useProgram: nothing,
    getProgramParameter: { value: isLinked },
    getUniformLocation: answer(null),
    getAttribLocation: answer(-1),
  });
}
