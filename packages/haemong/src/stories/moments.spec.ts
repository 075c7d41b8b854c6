import { Haemong } from '../haemong.js';
import { loadKnowledge } from '../knowledge/files.js';
import { styleProblems } from '../schema/style.js';

const knowledge = loadKnowledge();
const haemong = new Haemong(knowledge);

describe('moment texts', () => {
  it.each(knowledge.moments.map((moment) => [moment.name, moment] as const))(
    '%s follows the style rules',
    (_name, { aside, lead }) => {
      const texts = [
        aside,
        ...(lead ? [lead.answer, lead.traditional, lead.psychological, lead.question] : []),
      ];
      expect(
        texts.map((text) => text.replace(/\{누가[^}]*\}/gu, '그 사람이')).flatMap(styleProblems),
      ).toEqual([]);
    },
  );

  it('gives every moment a unique name', () => {
    const names = knowledge.moments.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('moments beside a story', () => {
  it('mentions a striking moment in the summary', () => {
    const dream = '돌아가신 아버지가 돈봉투를 주셨어요. 그러고는 춥다고 이불을 덮어주셨습니다';
    const { story, summary } = haemong.read(dream);
    expect(story?.slug).toBe('dead-one-gives-money');
    expect(summary).toContain('손수 나를 매만져 준 것은');
  });

  it.each([
    ['동생이 로또에 당첨됐어요', true],
    ['할머니가 로또 번호를 여섯 개 말해 주셨어요. 마지막 하나는 니가 알제? 하고 웃으셨어요', false],
  ])('of “%s”, says that another person is concerned: %s', (dream, isSaid) => {
    expect(haemong.read(dream).summary.includes('그 일을 겪은 사람은')).toBe(isSaid);
  });

  it('adds no minor moment to the reading of a short dream', () => {
    const { psychological } = haemong.read('돼지가 집에 들어옴');
    expect(psychological.text).not.toContain('대목');
  });

  it('names the doer if another person does what the story describes', () => {
    expect(haemong.read('동생이 큰 돼지를 안고 집에 들어왔어요').summary).toContain('동생이라,');
    expect(haemong.read('내가 큰 돼지를 안고 집에 들어왔어요').summary).not.toContain('동생');
  });
});
