import { pairOf, withParticle } from '@kkumpuri/korean';

const PARTICLES = '이|가|은|는|을|를|과|와|으로|로|에게|한테|께서|께|에|에서|의|도|만|까지|부터|보다|처럼';

/**
 * Replaces the first noun that the pattern finds by another and adapts its particle: 시험을, 중간고사를. Returns undefined if it
 * finds none.
 */
export function replaceNoun(text: string, general: string, own: string): string | undefined {
  const found = new RegExp(`(?<![가-힣])(?:${general})(${PARTICLES})?(?![가-힣])`, 'u').exec(text);
  if (!found) return undefined;
  const [whole, particle = ''] = found;
  const pair = pairOf(particle);
  const named = pair ? withParticle(own, pair) : own + particle;
  return text.slice(0, found.index) + named + text.slice(found.index + whole.length);
}
