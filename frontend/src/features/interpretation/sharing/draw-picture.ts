import { moonPhases, serviceName, type Verdict, verdictNames } from '@kkumpuri/contract';

interface PictureText {
  heading: string;
  verdict: Verdict;
  symbols: readonly string[];
  when: string;
  author: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const LEFT = 84;
const LINES_END = WIDTH - 2 * LEFT;
const SERIF = "'Gowun Batang UI', 'Gowun Batang', 'Noto Serif KR', serif";
const SANS = "'Pretendard UI', Pretendard, 'Noto Sans KR', sans-serif";
const COLOURS: Record<Verdict, string> = { 길: '#9bdcba', 흉: '#f0b0b0', 엇갈림: '#c6caea', 중립: '#ddd0ae' };
const INK = '#f4efe0';
const SOFT = '#bcc2d8';
/** x, y, radius. */
const STARS = [
  [70, 120, 2.2],
  [190, 60, 1.6],
  [330, 210, 1.4],
  [905, 95, 2.4],
  [990, 300, 1.6],
  [60, 420, 1.8],
  [140, 640, 1.4],
  [1000, 620, 2],
  [930, 760, 1.4],
  [420, 40, 1.3],
  [760, 50, 1.5],
  [40, 830, 1.3],
  [700, 800, 1.2],
  [1020, 980, 1.6],
] as const;

type Pen = CanvasRenderingContext2D;

function drawSky(pen: Pen): void {
  const sky = pen.createRadialGradient(WIDTH * 0.7, 260, 40, WIDTH * 0.6, 360, HEIGHT);
  sky.addColorStop(0, '#333f70');
  sky.addColorStop(0.38, '#222a50');
  sky.addColorStop(0.7, '#161b34');
  sky.addColorStop(1, '#10131f');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = 'rgb(253 243 216 / 70%)';
  for (const [x, y, size] of STARS) {
    pen.beginPath();
    pen.arc(x, y, size, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** Draws the moon from the page. */
async function drawMoon(pen: Pen): Promise<void> {
  const moon = document.querySelector('.stage .night-moon')?.cloneNode(true) as SVGElement | undefined;
  if (!moon) return;
  const size = 960;
  moon.setAttribute('width', String(size));
  moon.setAttribute('height', String(size));
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(moon))}`;
  await picture.decode();
  pen.drawImage(picture, (WIDTH - size) / 2, -40, size, size);
}

function breakAt(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks the text into as few lines as possible, of similar length. */
function linesOf(pen: Pen, text: string): string[] {
  let best = breakAt(pen, text, LINES_END);
  for (let width = LINES_END; width > LINES_END / 3; width -= 20) {
    const lines = breakAt(pen, text, width);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}

function drawHeading(pen: Pen, heading: string, bottom: number): number {
  const size = [...heading].length > 24 ? 68 : 92;
  pen.font = `700 ${size}px ${SERIF}`;
  pen.fillStyle = INK;
  const lines = linesOf(pen, heading).slice(0, 4);
  const top = bottom - (lines.length - 1) * size * 1.28;
  lines.forEach((line, place) => pen.fillText(line, LEFT, top + place * size * 1.28));
  return top - size - 24;
}

function drawVerdict(pen: Pen, verdict: Verdict, y: number): void {
  const { lit, lean } = moonPhases[verdict];
  pen.save();
  pen.translate(LEFT, y - 38);
  pen.scale(1.9, 1.9);
  pen.fillStyle = pen.strokeStyle = COLOURS[verdict];
  pen.beginPath();
  pen.arc(12, 12, 9.5, 0, 2 * Math.PI);
  pen.globalAlpha = 0.55;
  pen.stroke();
  pen.globalAlpha = 1;
  pen.translate(12, 12);
  pen.rotate((lean * Math.PI) / 180);
  pen.translate(-12, -12);
  pen.fill(new Path2D(lit));
  pen.restore();
  pen.font = `700 40px ${SERIF}`;
  pen.fillStyle = COLOURS[verdict];
  pen.fillText(verdictNames[verdict], LEFT + 62, y);
}

function drawChips(pen: Pen, symbols: readonly string[], y: number): void {
  pen.font = `500 32px ${SANS}`;
  pen.strokeStyle = 'rgb(255 255 255 / 28%)';
  pen.lineWidth = 2;
  let x = LEFT;
  for (const name of symbols.slice(0, 3)) {
    const width = pen.measureText(name).width + 56;
    pen.beginPath();
    pen.roundRect(x, y, width, 64, 32);
    pen.stroke();
    pen.fillStyle = INK;
    pen.fillText(name, x + 28, y + 43);
    x += width + 16;
  }
}

function drawFoot(pen: Pen, author: string): void {
  pen.font = `700 42px ${SERIF}`;
  pen.fillStyle = INK;
  pen.textAlign = 'right';
  pen.fillText(serviceName, WIDTH - LEFT, HEIGHT - 96);
  pen.font = `500 26px ${SANS}`;
  pen.fillStyle = SOFT;
  pen.fillText(author, WIDTH - LEFT, HEIGHT - 52);
  pen.textAlign = 'left';
}

/** Draws an image of the reading with its moon, headline, verdict and symbols. */
export async function drawPicture(text: PictureText): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Canvas 2D is not supported');
  await document.fonts.load(`700 92px ${SERIF}`, text.heading + serviceName);
  drawSky(pen);
  await drawMoon(pen);
  const top = drawHeading(pen, text.heading, 1050);
  pen.font = `500 32px ${SANS}`;
  pen.fillStyle = SOFT;
  pen.fillText(text.when, LEFT, top);
  drawVerdict(pen, text.verdict, 1140);
  drawChips(pen, text.symbols, 1206);
  drawFoot(pen, text.author);
  return canvas;
}
