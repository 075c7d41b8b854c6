import {
  homeTitle,
  moonPhases,
  moonSeas,
  pageHeadings,
  serviceName,
  type Verdict,
  verdictNames,
} from '@kkumpuri/contract';
import { escapeHtml } from '../../http/escape-html.js';
import { fitText } from './break-lines.js';

/** The content of a share picture: a heading, the moon of the verdict, and who read the dream. */
export interface PictureText {
  heading: string;
  mark: string;
  verdict?: Verdict | null;
}

export const defaultPicture: PictureText = {
  heading: pageHeadings.home,
  mark: homeTitle.slice(homeTitle.indexOf('–') + 2),
};

const INK = '#f4efe0';
const SOFT = '#bcc2d8';
const VERDICT_COLOURS: Readonly<Record<Verdict, string>> = {
  길: '#9bdcba',
  흉: '#f0b0b0',
  엇갈림: '#c6caea',
  중립: '#ddd0ae',
};
const LEFT = 72;
const HEADING_WIDTH = 640;
const HEADING_MIDDLE = 318;
const SIZES = [
  { size: 76, lines: 2 },
  { size: 64, lines: 3 },
  { size: 52, lines: 4 },
];
const LINE_HEIGHT = 1.3;

/** Characters that the picture's typeface cannot draw: all but modern Hangul, ASCII and common punctuation. */
const UNDRAWABLE = /[^\uAC00-\uD7A3\u3131-\u318E\x20-\x7E·…–—‘’“”]/g;

/** Draws the background of the page (frontend/src/components/moon/Night.tsx): ink blue, a few stars, the moon. */
export function pictureSvg({ heading, mark, verdict }: PictureText): string {
  const drawable = heading.normalize('NFC').replace(UNDRAWABLE, ' ').trim() || '꿈 해석';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
${definitions(verdict ?? '길')}
<rect width="1200" height="630" fill="#10131f"/>
<rect width="1200" height="630" fill="url(#sky)"/>
${STARS}
${moon(verdict ?? '길')}
<g font-family="Gowun Batang" font-weight="700">
<path transform="translate(${LEFT} 66) scale(1.45)" d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z" fill="#f2c879"/>
<text x="${LEFT + 46}" y="96" font-size="34" fill="${INK}">${serviceName}</text>
<g fill="${INK}">${headingLines(drawable)}</g>
${verdict ? verdictLine(verdict) : ''}
<text x="${LEFT}" y="562" font-size="26" fill="${SOFT}">${escapeHtml(mark)}</text>
</g>
</svg>`;
}

const STARS = `<g fill="#fdf3d8" fill-opacity=".7"><circle cx="52" cy="180" r="1.6"/><circle cx="318" cy="42" r="2"/><circle cx="548" cy="96" r="1.4"/><circle cx="640" cy="38" r="1.8"/><circle cx="704" cy="560" r="1.5"/><circle cx="420" cy="590" r="1.3"/><circle cx="1150" cy="88" r="2"/><circle cx="1166" cy="470" r="1.5"/><circle cx="690" cy="200" r="1.2"/><circle cx="1090" cy="596" r="1.4"/></g>`;

function definitions(verdict: Verdict): string {
  const { lit, lean } = moonPhases[verdict];
  return `<defs>
<radialGradient id="sky" cx=".76" cy=".3" r=".85"><stop stop-color="#333f70"/><stop offset=".4" stop-color="#222a50"/><stop offset=".75" stop-color="#161b34"/><stop offset="1" stop-color="#10131f"/></radialGradient>
<radialGradient id="halo"><stop offset=".52" stop-color="#f2c879" stop-opacity="${verdict === '길' ? 0.4 : 0.2}"/><stop offset=".74" stop-color="#f2c879" stop-opacity=".08"/><stop offset="1" stop-color="#f2c879" stop-opacity="0"/></radialGradient>
<radialGradient id="face" cx=".4" cy=".34" r=".75"><stop stop-color="#fffaea"/><stop offset=".5" stop-color="#f8e7bd"/><stop offset="1" stop-color="#e2bc6c"/></radialGradient>
<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>
<clipPath id="disc"><circle cx="200" cy="200" r="140"/></clipPath>
<mask id="lit" maskUnits="userSpaceOnUse" x="40" y="40" width="320" height="320"><path d="${lit}" transform="rotate(${lean} 200 200) translate(32 32) scale(14)" fill="#fff"/></mask>
</defs>`;
}

function moon(verdict: Verdict): string {
  const seas = moonSeas.ellipses.map(
    ({ cx, cy, rx, ry, lean }) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="rotate(${lean} ${cx} ${cy})"/>`,
  );
  return `<g transform="translate(604 8) scale(1.52)">
<circle cx="200" cy="200" r="200" fill="url(#halo)"/><circle cx="200" cy="200" r="140" fill="#2a3362"/>
<g clip-path="url(#disc)"><g${verdict === '길' ? '' : ' mask="url(#lit)"'}><rect x="50" y="50" width="300" height="300" fill="url(#face)"/>
<g fill="#b98a3c" fill-opacity=".22" filter="url(#blur)">${seas.join('')}<path d="${moonSeas.mortar}"/></g></g></g></g>`;
}

function headingLines(heading: string): string {
  const { lines, size } = fitText(heading, HEADING_WIDTH, SIZES);
  const height = size * LINE_HEIGHT;
  const first = HEADING_MIDDLE - ((lines.length - 1) * height) / 2 + size * 0.34;
  return lines
    .map((line, index) => {
      const y = Math.round(first + index * height);
      return `<text x="${LEFT}" y="${y}" font-size="${size}">${escapeHtml(line)}</text>`;
    })
    .join('\n');
}

function verdictLine(verdict: Verdict): string {
  const { lit, lean } = moonPhases[verdict];
  const colour = VERDICT_COLOURS[verdict];
  return `<g transform="translate(${LEFT} 477) scale(1.4)"><circle cx="12" cy="12" r="9.5" fill="none" stroke="${colour}" stroke-opacity=".55"/><path d="${lit}" transform="rotate(${lean} 12 12)" fill="${colour}"/></g>
<text x="${LEFT + 46}" y="505" font-size="32" fill="${colour}">${verdictNames[verdict]}</text>`;
}
