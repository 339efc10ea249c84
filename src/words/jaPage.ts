import type { PageWords } from './enPage.ts';

/** What is said in Japanese of what happened to the page. */
export const jaPage: PageWords = {
  what: 'ポリフォームのパズルが、一手ずつひとりでに解けていく',
  noGraphics: 'このページの表示にはWebGLが必要ですが、このブラウザーでは使えません。',
  graphicsLost:
    'ブラウザーの描画機能が今は使えません。自動で戻らないときは、ブラウザーを再起動してください。',
  noWorkers:
    '探索にはWeb Workerが必要ですが、このブラウザー、またはこのページを埋め込んでいるページが許可していません。',
  noScript: 'FitfulにはJavaScriptが必要ですが、無効になっています。',
  notYetStarted: (needsServer) =>
    `Fitfulはまだ始まっていません。しばらく待っても始まらないときは、ページを再読み込みしてください。新しいブラウザー${needsServer ? 'とウェブサーバー' : ''}が必要です。${needsServer ? 'ファイルを直接開いても動きません。' : ''}`,
  noStyles:
    'このページのスタイルシートを読み込めませんでした。接続を確かめて、ページを再読み込みしてください。',
  notStarted: (reason) => `ページを開始できませんでした。${reason}`,
  notLoaded: 'パズルを読み込めませんでした。接続を確かめて、もう一度お試しください。',
  modeNotLoaded: '選んだ画面を読み込めませんでした。接続を確かめて、もう一度お試しください。',
  again: 'もう一度試す',
  addressTooLong:
    'ページの再読み込みが必要ですが、自作のパズルを含むアドレスが、このサーバーには長すぎます。パズルのテキストを控え（設定の「パズル・レッスンのテキストを開く」）、別のパズルを選んでから、もう一度お試しください。',
  noFullscreen: 'ブラウザーが全画面表示を許可しませんでした。',
  searchFailed: '探索が予期せず止まりました。ときどき自動で再開を試みます。',
  oneFileOnly: (name) => `一度に開けるファイルは1つです。「${name}」だけを開きました。`,
};
