import { sharedHaemong } from '../shared.js';
import type { Telling } from './telling.js';

const haemong = sharedHaemong();

const DREAM =
  '요즘 면접을 보러 다녀요. 돌아가신 할머니가 마당에서 큰 구렁이를 바구니에 담으셨어요. 저는 감나무에서 감을 따려다가 못 따고 툇마루에 앉아 있었는데 강아지가 엉엉 울었어요.';

const TRUE: Telling = {
  headline: '구렁이를 담으신 할머니',
  summary: '할머니가 구렁이를 바구니에 담으신, 마당이 환한 꿈으로 보여요.',
  traditional: '집 마당에 든 구렁이는 업이라 하여 반겼어요. 감을 못 딴 것은 아직 때가 아니라고 보았어요.',
  psychological: '툇마루에 앉아 강아지 울음을 듣던 자리에 그리움이 있는 것 같아요.',
  questions: ['툇마루에 앉아 있을 때 마음이 어땠나요?'],
  quotes: [],
};

const untruthIn = (change: Partial<Telling>, dream = DREAM) =>
  haemong.analyze(dream).verifier.untruthIn({ ...TRUE, ...change });

describe('checking a reading against the dream', () => {
  it('accepts a correct reading', () => {
    expect(untruthIn({})).toBeUndefined();
  });

  it.each<[string, Partial<Telling>]>([
    ['another doer', { summary: '구렁이를 바구니에 담으셨으니 반가운 꿈이에요. 마당이 환하네요.' }],
    ['another doer', { psychological: '툇마루에서 엉엉 우셨을 만큼 그리움이 크셨던 것 같아요.' }],
    ['not done', { summary: '감을 따셨으니 거두는 꿈이에요. 할머니와 구렁이도 반가워요.' }],
    ['not dreamt', { summary: '꿈속에서 면접을 보러 다니셨으니 마음이 바빴던 꿈이에요.' }],
    ['not said', { psychological: '할머니가 ‘이제 시집가거라’라고 하신 말이 마음에 남아요.' }],
    ['not dead', { psychological: '할머니를 찾아뵈면 무척 반가워하실 거예요. 툇마루가 그립네요.' }],
    ['not dead', { psychological: '할머니께 전화해서 목소리를 들어 보시면 좋겠어요. 툇마루가 그립네요.' }],
    ['not said', { psychological: '할머니가 “괜히 마음이 쓰였어요” 하신 대목에 오래 머물게 돼요.' }],
    ['another doer', { headline: '툇마루에서 우는 나', psychological: '당신이 담은 구렁이가 그립네요.' }],
    ['not done', { headline: '마당에서 기어이 따낸 감' }],
    ['not said', { quotes: ['용꿈을 꾸었느냐', '호랑이가 물었다'] }],
    [
      'much that is not there',
      {
        headline: '눈밭에 찍힌 붉은 발자국',
        summary: '큰 구렁이는 반가워요. 눈밭을 오래 걸으셨군요.',
        traditional: '할머니와 구렁이는 업이라 하여 반겼어요. 바구니에 담으면 더 좋게 보았고요.',
        psychological: '마당과 바구니에 그리움이 있는 것 같아요.',
        questions: ['핏자국을 보았을 때 어떤 마음이었나요?'],
      },
    ],
    [
      'another dream',
      {
        headline: '바다 위를 나는 하얀 새',
        summary: '바다 위로 하얀 새가 날아오르는 모습이 시원한 꿈이에요.',
        traditional: '흰 새는 반가운 소식을 물고 온다고 여겼어요. 넓은 바다는 큰 뜻으로 보았고요.',
        psychological: '자유롭게 날고 싶다는 바람이 담겨 있는 듯해요.',
        questions: ['요즘 훌훌 떠나고 싶은 일이 있나요?'],
      },
    ],
  ])('rejects as “%s” the change %j', (untruth, change) => {
    expect(untruthIn(change)).toBe(untruth);
  });

  it('accepts a quote from the dream, quotation marks used for tone, and a deed with its real doer', () => {
    const dream = `${DREAM} 할머니가 "밥 먹고 가라" 하셨어요.`;
    const psychological =
      '“밥 먹고 가라”는 말은 ‘한 걸음 늦은’ 인사 같아요. 할머니께서 담으신 구렁이도 그래요.';
    expect(untruthIn({ psychological }, dream)).toBeUndefined();
  });

  it('rejects a waking fact of last week presented as dreamt', () => {
    const dream = `${DREAM} 지난주에 맹장수술을 했어요.`;
    const psychological =
      '꿈속에서 맹장수술을 받은 뒤에도 툇마루에 앉아 강아지 울음을 듣던 마음이 보이는 것 같아요.';
    expect(untruthIn({ psychological }, dream)).toBe('not dreamt');
  });

  it('accepts wishes, suppositions and denials', () => {
    const psychological =
      '감을 따고 싶으셨을 텐데 못 따셨네요. 할머니가 화나신 것으로는 보이지 않아요. 툇마루가 그립네요.';
    expect(untruthIn({ psychological })).toBeUndefined();
  });

  it('accepts any reading of a dream with too few distinctive words', () => {
    expect(untruthIn({ headline: '바다 위를 나는 하얀 새' }, '뱀꿈')).toBeUndefined();
  });
});

describe('checking what a reading tells as having happened', () => {
  const dream =
    '고향집 대문이 잠겨서 열쇠를 아무리 돌려도 안 열렸어요. 엄마가 옆에서 우셨고 저는 문앞에 앉아 있었어요. 담장 위로 나비가 날아갔어요.';
  const told = {
    headline: '고향집 대문 앞에 앉은 나',
    traditional: '대문은 집안의 복이 드나드는 곳이라 하여 귀하게 여겼어요.',
    psychological: '고향집 문앞에 앉아 나비를 보던 자리에 그리움이 있는 것 같아요.',
    questions: ['문앞에 앉아 있을 때 마음이 어땠나요?'],
  };

  it.each([
    ['not done', '열쇠를 돌리던 대문이 스르르 열렸으니 길이 트이는 꿈이에요. 나비도 고와요.'],
    ['not done', '열쇠를 돌린 끝에 빗장이 풀려 들어선 꿈이니, 엄마의 눈물도 담장 위 나비도 고와요.'],
    ['another doer', '대문 앞에서 당신이 울음을 터뜨렸으니 맺힌 것이 풀리는 꿈이에요. 나비도 고와요.'],
    ['not there', '대문은 안 열렸지만 담장 위로 까치가 날아왔으니 반가운 꿈이에요. 나비도 고와요.'],
    ['not there', '대문 앞에서 할머니가 달래 주셨으니 든든한 꿈이에요. 담장 위 나비도 고와요.'],
    ['not asked', '태몽인지 물으셨는데, 대문 앞의 나비는 태몽으로 잘 꼽지 않아요. 열쇠도 그래요.'],
  ])('rejects as “%s” the summary “%s”', (untruth, summary) => {
    expect(untruthIn({ ...told, summary }, dream)).toBe(untruth);
  });

  it.each([
    '대문은 끝내 열리지 않았지만 나비가 담장 위로 날아갔으니 곧 트일 꿈이에요.',
    '대문이 열렸다면 더 좋았겠지만, 어머님이 우시고 나비가 날았으니 풀리는 꿈이에요.',
    '대문은 안 열렸어도 까치처럼 가볍게 나비가 날아갔으니 반가운 꿈이에요. 열쇠도 좋아요.',
  ])('accepts the summary “%s”', (summary) => {
    expect(untruthIn({ ...told, summary }, dream)).toBeUndefined();
  });

  const untruthOf = (text: string, summary: string) =>
    untruthIn({ headline: '', summary, traditional: '', psychological: '', questions: [] }, text);

  it.each([
    [
      '고향집 대문 열쇠를 돌렸지만 안 열렸어요. 담장 위로 나비가 날아갔어요.',
      '고향집 대문이 스르르 열렸으니 나비와 함께 길이 트이는 꿈이에요.',
    ],
    [
      '금고를 주웠는데 망치로 쳐도 안 열렸어요. 장롱에 넣어 두었어요.',
      '망치로 두드리던 금고의 자물쇠가 풀렸으니 장롱까지 든든한 꿈이에요.',
    ],
    [
      '물에 빠진 남동생을 아빠가 뛰어들어서 건져올리는 꿈. 저는 다리에서 소리만 질렀어요.',
      '다리 아래 물에 빠진 남동생을 당신이 뛰어들어 건져 올린 꿈이에요.',
    ],
    [
      '동생은 옆에서 엉엉 울고 나는 아무렇지 않게 라면 먹고 있었음.',
      '라면을 먹으며 당신이 엉엉 울던 꿈이에요.',
    ],
    [
      '구렁이를 엄마가 빗자루로 쫓으려는데 제가 말렸어요.',
      '빗자루로 구렁이를 쫓으려는 걸 어머니가 말려 주신 꿈이에요.',
    ],
    [
      '친구가 복숭아를 줬는데 받을까 하다가 안받고 돌려줬어요.',
      '친구가 건넨 복숭아를 기쁘게 받아 품에 안은 꿈이에요.',
    ],
    [
      '모르는 남자가 쫓아와서 소리를 질렀더니 깜짝 놀라 도망가 버렸어요.',
      '소리를 질렀지만 끝내 모르는 남자에게 붙잡히고 마신 꿈이에요.',
    ],
  ])('rejects for the dream “%s” the summary “%s”', (text, summary) => {
    expect(untruthOf(text, summary)).toMatch(/not done|another doer/u);
  });

  it.each([
    ['not so', '물이 발목까지 차다가 멈추고 햇빛이 났어요.', '물은 멈추지 않고 발목을 넘어 차오른 꿈이에요.'],
    [
      'not there',
      '빈 집에 혼자 들어갔어요. 창문 너머로 바다가 보였어요.',
      '빈 집 창문 앞에서 어머니를 만난 꿈이에요.',
    ],
    [
      'not there',
      '교실에 형이랑 나만 있었어요. 시험지는 백지였어요.',
      '백지 시험지를 어머니가 교실 밖에서 지켜보고 계셨네요.',
    ],
    [
      'not asked',
      '비행기 창문이 열려서 짐이 다 날아갔어요.',
      '여행을 취소해야 하느냐고 물으셨는데, 비행기 짐만 날아간 꿈이에요.',
    ],
    [
      'not dead',
      '무지개다리 건넌 우리 강아지 초코가 공원에서 뛰어왔어요.',
      '초코가 공원에서 달려온 꿈이니, 동물병원에 데려가 보세요.',
    ],
  ])('rejects as “%s” for the dream “%s” the summary “%s”', (untruth, text, summary) => {
    expect(untruthOf(text, summary)).toBe(untruth);
  });

  it.each([
    [
      '친구 민지랑 도망가는데 민지가 다시 돌아와서 가방으로 칼을 쳐냈어요.',
      '도망가다 말고 친구가 다시 돌아왔고, 가방으로 칼을 쳐낸 꿈이에요.',
    ],
    ['돈을 줍다가 세어보려고 꺼내니 반은 낙엽이더라고요.', '주운 돈을 세어 보려니 반은 낙엽이었던 꿈이에요.'],
    [
      '거북이가 내 손가락을 살짝 물고 놔줬어요. 안 아팠어요.',
      '거북이에게 손가락을 살짝 물렸지만 아프지는 않으셨네요.',
    ],
    [
      '소대원들한테 고구마를 구워 나눠 줬는데 소대장님만 못 드셨어요.',
      '다들 고구마를 나눠 먹었으니 소대원들과 정이 오가는 꿈이에요.',
    ],
    [
      '고향집 대문을 못 열었어요. 담장 위로 나비가 날아갔어요.',
      '고향집 대문을 열고 들어가지는 못했지만 담장 위 나비가 고운 꿈이에요.',
    ],
    [
      '고향집에서 울음을 꾹 참았어요. 담장 위로 나비가 날아갔어요.',
      '울음을 터뜨리려고 했지만 끝내 참으신, 담장 위 나비가 고운 꿈이에요.',
    ],
    [
      '지갑이 없어져서 가방을 뒤졌는데 못 찾았어요. 나비가 날아갔어요.',
      '가방을 뒤지며 지갑을 찾고 계셨지만 나비가 날아간 꿈이에요.',
    ],
    [
      '고향집 대문이 안 열렸어요. 담장 위로 나비가 날아갔어요.',
      '고향집에서 기다렸으면 대문이 열렸을지도 모르지만, 나비가 고운 꿈이에요.',
    ],
    [
      '대문이 잠겨서 할머니를 못 만났어요. 문앞에 고양이가 앉아 있었어요.',
      '잠긴 대문 앞에서 고양이를 만났으니 반가운 꿈이에요.',
    ],
    [
      '할머니가 나타나서 밥은 먹었냐고 물어보셨어요. 부엌이 환했어요.',
      '할머니가 환한 부엌에서 밥은 먹었느냐고 물어보셨으니 다정한 꿈이에요.',
    ],
    [
      '아기가 제 품에서 잠들었는데 천장에서 하얀 뱀이 내려왔어요.',
      '꿈속 하얀 뱀이 천장에서 내려왔으니 품의 아기와 함께 반가운 꿈이에요.',
    ],
    [
      '돌아가신 할머니를 모시고 병원에 다녀왔어요. 버스가 붐볐어요.',
      '할머니를 모시고 병원에 다녀오신, 버스가 붐비던 꿈이에요.',
    ],
    [
      '와이프가 장독대에서 엉엉 울었어요. 된장 냄새가 났어요.',
      '된장 냄새 나는 장독대에서 아내가 울었으니 마음이 쓰이는 꿈이에요.',
    ],
    [
      '강당에서 노래를 크게 불렀어요. 박수 소리가 컸어요.',
      '강당에서 고래고래 노래를 부르셨으니 박수 소리에 속이 풀린 꿈이에요.',
    ],
    [
      '막차를 안 놓쳤어요. 정류장에 눈이 왔어요.',
      '눈 오는 정류장에서 막차에 오르셨으니 길이 트이는 꿈이에요.',
    ],
    [
      '할머니가 대문을 안 열어 주셨어요. 담장 위로 나비가 날아갔어요.',
      '할머니가 말없이 계셨지만 마음의 문을 여셨던, 담장 위 나비가 고운 꿈이에요.',
    ],
    [
      '집에 불이 크게 났는데 가족들은 다 나갔고 나만 못 나가고 있었음. 소방차 소리가 났다',
      '식구들은 모두 무사히 빠져나갔지만 당신은 홀로 소방차 소리를 들은 꿈이에요.',
    ],
    [
      '시골집 우물 바닥에 금덩이가 있었는데 두레박을 내려도 건지지를 못했습니다.',
      '우물에 두레박을 드리워 금덩이를 끌어 올리려 했으나 허탕을 친 꿈이에요.',
    ],
    [
      '아들이 물에 빠졌는데 저는 발만 동동 굴렀어요. 지나가던 청년이 건져줬어요.',
      '물에 빠진 아들을 지나던 청년이 건져 냈으니 고마운 꿈이에요.',
    ],
    [
      '기차에서 내릴 역을 지나쳐버려서 종점까지 갔어요. 안개가 자욱했어요.',
      '내릴 역을 지나쳐 안개 자욱한 종점에 이르렀으니 쓸쓸한 꿈이에요.',
    ],
    [
      '돌아가신 할머니 품에서 한동안 울다가 깼어요. 등을 토닥토닥 해주셨어요.',
      '할머니 품에 안겨 당신은 오래도록 울었고, 등을 토닥여 주신 꿈이에요.',
    ],
    [
      '신발을 찾으러 다녔지만 한짝만 있고 한짝은 못찾았어요. 맨발로 집에 왔어요.',
      '신발은 한 짝만 찾았을 뿐이라 맨발로 집에 돌아온 꿈이에요.',
    ],
  ])('accepts for the dream “%s” the summary “%s”', (text, summary) => {
    expect(untruthOf(text, summary) ?? '').not.toMatch(/^(?:not |another doer)/u);
  });

  it('recognises the end of a dream in honorific words and behind a glued denial', () => {
    const end =
      '장례식장에 갔는데 영정사진이 비어있었어요. 사람들은 아무도 안돌아보고 있었고 저도 육개장을 두그릇 먹었네요.';
    const summary = '영정이 비어 있어도 흉하지 않은 꿈이에요. 다들 돌아보지 않는데 육개장을 드셨네요.';
    expect(
      untruthIn(
        { ...told, headline: '빈 영정 앞의 육개장', summary, psychological: '담담한 마음이에요.' },
        end,
      ),
    ).toBeUndefined();
  });
});
