/** Takes the page to fullscreen, or back; `refused` is called where the browser does not let it. */
export async function toggleFullscreen(refused: () => void): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    refused();
  }
}
