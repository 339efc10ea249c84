import { hostSettings } from '../../settings/settings.ts';
import { labelsIn } from '../../settings/labels.ts';
import { languages } from '../../words/index.ts';

/** The list of WebViewScreenSaver. Any other duration would load the page anew after so many seconds. */
export const webViewScreenSaverList = (): string =>
  `${JSON.stringify([{ url: 'file:///Users/Shared/fitful.html?ui=0&awake=0', duration: -1 }], undefined, 2)}\n`;

/** The address for a browser source of OBS. */
export const obsLine = (): string => 'file:///C:/fitful/fitful.html?ui=0&awake=0\n';

/** Starts a browser that shows nothing else, with the page beside the script. */
export const kioskScript = (): string => `#!/bin/sh
exec "\${BROWSER:-chromium}" --kiosk --noerrdialogs --disable-session-crashed-bubble \\
  --app="file://$(cd "$(dirname "$0")" && pwd)/fitful.html?ui=0$1"
`;

/** What can be added to an address, where a host has no settings of its own. */
export function addressTable(): string {
  const labels = languages.map((language) => labelsIn(language));
  const rows = hostSettings.map(({ name, range, usual }) => {
    const titles = labels.map((label) => label(name).title).join(' · ');
    const bounds = range.kind === 'number' ? ` (${range.least} to ${range.most})` : '';
    const several = range.kind === 'some' ? `\`${range.none}\`, or some of ` : '';
    const values = range.values.map((value) => `\`${value}\``);
    return `| \`${name}\` | ${titles} | ${several}${values.join(' ')}${bounds} | \`${usual}\` |`;
  });
  return [
    '# What an address can say',
    '',
    'Added to an address with `&`, such as `fitful.html?ui=0&theme=glass&play=hexagons,hexiamond`.',
    '',
    '| name | meaning | values | usual |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
