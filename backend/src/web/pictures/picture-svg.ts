import { homeTitle, pageHeadings, serviceName } from '@kkumpuri/contract';
import { escapeHtml } from '../../http/escape-html.js';
import { fitText, measure } from './break-lines.js';

/** What a shared page's picture shows: a heading, and beneath it who read the dream. */
export interface PictureText {
  heading: string;
  mark: string;
}

export const defaultPicture: PictureText = {
  heading: pageHeadings.home,
  mark: homeTitle.slice(homeTitle.indexOf('–') + 2),
};

const COLOURS = {
  paper: '#FBF8F1',
  ink: '#1E2233',
  line: '#E4DED0',
  moon: '#E9C273',
  gold: '#8A5A0B',
};
const LEFT = 88;
const HEADING_WIDTH = 700;
const HEADING_MIDDLE = 318;
const SIZES = [
  { size: 76, lines: 2 },
  { size: 64, lines: 3 },
  { size: 52, lines: 4 },
];
const LINE_HEIGHT = 1.36;
const MARK_SIZE = 26;

/** What the picture's typeface can draw: modern Hangul, ASCII and common punctuation. */
const UNDRAWABLE = /[^\uAC00-\uD7A3\u3131-\u318E\x20-\x7E·…–—‘’“”]/g;

export function pictureSvg({ heading, mark }: PictureText): string {
  const drawable = heading.normalize('NFC').replace(UNDRAWABLE, ' ').trim() || '꿈 해석';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${COLOURS.paper}"/>
${moon()}
<g font-family="Gowun Batang" font-weight="700" fill="${COLOURS.ink}">
<text x="${LEFT}" y="118" font-size="36">${serviceName}</text>
${headingLines(drawable)}
</g>
${label(mark)}
</svg>`;
}

/** A waxing moon, some stars, and the three steps of a night beneath: dream, reading, record. */
function moon(): string {
  return `<circle cx="968" cy="268" r="152" fill="${COLOURS.moon}"/>
<circle cx="908" cy="232" r="132" fill="${COLOURS.paper}"/>
<g fill="${COLOURS.moon}"><circle cx="860" cy="196" r="3.5"/><circle cx="936" cy="152" r="2.5"/><circle cx="832" cy="300" r="2.5"/></g>
<g fill="${COLOURS.line}"><circle cx="968" cy="526" r="17"/><circle cx="1022" cy="526" r="17"/></g>
<g fill="${COLOURS.moon}"><path d="M968 509a17 17 0 0 1 0 34a10 17 0 0 0 0-34Z"/><path d="M1022 509a17 17 0 0 1 0 34Z"/><circle cx="1076" cy="526" r="17"/></g>`;
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

function label(mark: string): string {
  const width = Math.round(48 + measure(mark) * MARK_SIZE);
  return `<rect x="${LEFT}" y="500" width="${width}" height="52" rx="26" fill="none" stroke="${COLOURS.gold}" stroke-width="1.5"/>
<text x="${LEFT + width / 2}" y="535" text-anchor="middle" font-family="Gowun Batang" font-weight="700" font-size="${MARK_SIZE}" fill="${COLOURS.gold}">${escapeHtml(mark)}</text>`;
}
