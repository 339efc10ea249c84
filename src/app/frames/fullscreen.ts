/** Toggles fullscreen; `refused` is called if the browser does not allow it. */
export async function toggleFullscreen(refused: () => void): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    refused();
  }
}
