import { compileSigns } from './signs.js';

const {
  explicit: [sign],
} = compileSigns({
  words: { want: ' ?고 ?싶' },
  signs: [
    {
      id: 'ends',
      certainty: 'plain',
      pattern: '삶을 {will:끝내,끝내}|끈을 {will:놓,놓아}|손을 {will:들,들어}',
    },
  ],
  end: '끝',
  harmless: {},
  always: [],
});

describe('intentionOf', () => {
  it.each([
    '삶을 끝내고 싶다',
    '삶을 끝내려고 해요',
    '삶을 끝낼 거예요',
    '삶을 끝낼래',
    '삶을 끝내기로 했어요',
    '삶을 끝내야겠다',
    '삶을 끝냅니다',
    '삶을 끝낸다',
    '끈을 놓으려 합니다',
    '끈을 놓을게요',
    '끈을 놓습니다',
    '끈을 놓아 버리려고요',
    '손을 들게요',
    '손을 들려고',
    '손을 듭니다',
  ])('matches an intention: %s', (text) => {
    expect(text.match(sign!.pattern)).not.toBeNull();
  });

  it.each(['삶을 끝냈다', '삶을 끝낸다고 하더라', '삶을 끝낼 것 같은', '끈을 놓지 않았다'])(
    'does not match past, reported, uncertain or denied acts: %s',
    (text) => {
      expect(text.match(sign!.pattern)).toBeNull();
    },
  );
});
