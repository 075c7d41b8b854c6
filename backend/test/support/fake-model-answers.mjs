/** Marks in the fake model's texts. Every regular reading contains MODEL_MARK, so a test can tell its source. */
export const MODEL_MARK = '모의 모델이 읽은 꿈이에요';
export const FALSE_QUOTE = '꿈에 없던 보랏빛 기차';
export const UNKNOWN_ID = 'no-such-symbol';
export const ENGLISH_MARK = 'This dream is about change';
export const HTML_MARK = '<script>alert(1)</script>';
export const GARBAGE_MARK = '풀이할 수 없는 소리';

/** @typedef {{ symbols: { id: string, name: string, quote: string }[], dream: string }} Material */

/**
 * @param {{ messages?: { role: string, content: unknown }[] }} request
 * @returns {Material} the dream and symbols from the JSON line of the prompt
 */
export function materialOf(request) {
  const lines = (request.messages ?? []).flatMap(({ content }) => String(content).split('\n'));
  for (const line of lines) {
    if (!line.startsWith('{')) continue;
    try {
      const value = JSON.parse(line);
      if (typeof value.dream === 'string') return { dream: value.dream, symbols: value.symbols ?? [] };
    } catch {
      continue;
    }
  }
  return { dream: '', symbols: [] };
}

/** @param {Material} material */
export function goodReading({ symbols, dream }, care = 'none') {
  const names = symbols.map(({ name }) => name);
  const words = dream.match(/[가-힣]{2,}/gu)?.slice(0, 40) ?? [];
  const scene = words.length === 0 ? '' : ` ‘${words.join(' ')}’ 이 대목이 마음에 남아요.`;
  const seen = names.length === 0 ? '낯선 장면들' : names.slice(0, 3).join(', ');
  return {
    care,
    summary: `${MODEL_MARK}. 마음에 남은 것은 ${seen} 쪽의 장면으로 보여요.${scene}`,
    symbols: symbols.map(({ id, quote }, at) => ({
      id,
      quote,
      why: `${at + 1}번째로 눈에 띄는 대목이에요. 전통에서는 들어오고 나가는 모습을 함께 살펴 읽어 왔어요.`,
    })),
    traditional: {
      verdict: '엇갈림',
      text: `전통 해몽에서는 ${seen} 같은 장면을 한 가지 뜻으로만 보지 않았어요. 밝고 온전하면 반기는 쪽으로, 흐리거나 흩어지면 살펴보는 쪽으로 읽어 왔어요. 이 꿈에는 두 모습이 함께 있어 해석이 갈릴 수 있어요. 어느 쪽이든 꿈속에서 느낀 마음을 먼저 보라고 했어요.`,
    },
    psychological: {
      text: '꿈 연구에서는 낮 동안 오래 머문 관심사가 밤의 장면으로 이어진다고 보기도 해요. 꿈에서 무엇을 했는지보다 그때의 느낌이 더 많은 것을 말해 줄 수 있어요. 요즘 마음을 끄는 일과 닮은 데가 있는지 천천히 견주어 보셔도 좋겠어요.',
    },
    questions: ['꿈에서 가장 오래 바라본 것은 무엇이었나요?', '그때의 느낌은 요즘의 어떤 순간과 닮았나요?'],
    action: '떠오르는 장면 하나를 세 줄로 적어 두고 저녁에 다시 읽어 보세요.',
  };
}

/** @param {Material} material */
function falseReading(material) {
  const reading = goodReading(material);
  const made = { id: UNKNOWN_ID, quote: FALSE_QUOTE, why: '전통에서는 먼 길로 읽어 왔어요.' };
  const misquoted = material.symbols.slice(0, 1).map(({ id }) => ({ ...made, id }));
  return { ...reading, symbols: [...misquoted, made, ...reading.symbols.slice(1)] };
}

/** @param {Material} material */
function englishReading(material) {
  const english = `${ENGLISH_MARK}. Traditionally a dream like this one may be read as a sign that something new is entering your life. `;
  const text = english.repeat(2).trim();
  return {
    ...goodReading(material),
    summary: english.trim(),
    traditional: { verdict: '길', text },
    psychological: { text },
  };
}

/** @param {Material} material */
function htmlReading(material) {
  const reading = goodReading(material);
  return { ...reading, summary: `${HTML_MARK}<b>${MODEL_MARK}</b>입니다.` };
}

/** @param {Material} material */
function foretellingReading(material) {
  const reading = goodReading(material);
  const text = `${reading.traditional.text} 머지않아 큰돈이 들어올 거예요. 이번 주 안에 로또에 당첨될 거예요.`;
  return { ...reading, traditional: { verdict: '길', text } };
}

/** @type {Record<string, (material: Material) => string>} */
const texts = {
  ok: (material) => JSON.stringify(goodReading(material)),
  crisis: (material) => JSON.stringify(goodReading(material, 'crisis')),
  fenced: (material) =>
    `네, 풀이해 드릴게요.\n\`\`\`json\n${JSON.stringify(goodReading(material), null, 2)}\n\`\`\``,
  thinking: (material) => `<think>{"dream": 생각 중}</think>\n${JSON.stringify(goodReading(material))}`,
  garbage: () => `${GARBAGE_MARK} `.repeat(20),
  truncated: (material) => JSON.stringify(goodReading(material)).slice(0, 400),
  html: (material) => JSON.stringify(htmlReading(material)),
  english: (material) => JSON.stringify(englishReading(material)),
  false_quotes: (material) => JSON.stringify(falseReading(material)),
  foretelling: (material) => JSON.stringify(foretellingReading(material)),
};

export const textBehaviours = Object.keys(texts);

/**
 * @param {string} behaviour
 * @param {Material} material
 */
export function answerText(behaviour, material) {
  return (texts[behaviour] ?? texts.ok)(material);
}

/** @param {string} text @param {number} size */
export function pieces(text, size) {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, at) =>
    characters.slice(at * size, (at + 1) * size).join(''),
  );
}
