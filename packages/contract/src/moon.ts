import type { Verdict } from './kinds.js';

/** Moon phase of each verdict: full 길한 꿈, half 갈리는 꿈, waning crescent 살필 꿈, new crescent 담담한 꿈. */
export interface MoonPhase {
  /** The lit part of a face of radius 10 around (12, 12), as an SVG path. */
  lit: string;
  /** Rotation of the face in degrees. */
  lean: number;
}

export const moonPhases: Readonly<Record<Verdict, MoonPhase>> = {
  길: { lit: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z', lean: 0 },
  엇갈림: { lit: 'M12 2a10 10 0 0 1 0 20Z', lean: 18 },
  흉: { lit: 'M12 2a10 10 0 0 0 0 20a5 10 0 0 1 0-20Z', lean: 18 },
  중립: { lit: 'M12 2a10 10 0 0 1 0 20a6.2 10 0 0 0 0-20Z', lean: 24 },
};

/** Dark areas of the large moon (radius 140 around (200, 200)), drawn as the traditional hare at its mortar. */
export const moonSeas = {
  ellipses: [
    { cx: 152, cy: 226, rx: 62, ry: 46, lean: 0 },
    { cx: 128, cy: 262, rx: 40, ry: 24, lean: 0 },
    { cx: 206, cy: 172, rx: 30, ry: 30, lean: 0 },
    { cx: 184, cy: 118, rx: 12, ry: 40, lean: -18 },
    { cx: 218, cy: 114, rx: 11, ry: 38, lean: 6 },
    { cx: 267, cy: 236, rx: 36, ry: 11, lean: 0 },
    { cx: 284, cy: 132, rx: 20, ry: 20, lean: 0 },
    { cx: 176, cy: 316, rx: 44, ry: 13, lean: 0 },
  ],
  mortar: 'M236 236h62l-14 58h-34Z',
} as const;
