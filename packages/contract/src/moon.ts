import type { Verdict } from './kinds.js';

/** How the moon stands for a verdict: full 길한 꿈, half 갈리는 꿈, waning crescent 살필 꿈, new crescent 담담한 꿈. */
export interface MoonPhase {
  /** The lit part of a face of radius 10 around (12, 12), as an SVG path. */
  lit: string;
  /** Degrees by which the face leans. */
  lean: number;
}

export const moonPhases: Readonly<Record<Verdict, MoonPhase>> = {
  길: { lit: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z', lean: 0 },
  엇갈림: { lit: 'M12 2a10 10 0 0 1 0 20Z', lean: 18 },
  흉: { lit: 'M12 2a10 10 0 0 0 0 20a5 10 0 0 1 0-20Z', lean: 18 },
  중립: { lit: 'M12 2a10 10 0 0 1 0 20a6.2 10 0 0 0 0-20Z', lean: 24 },
};
