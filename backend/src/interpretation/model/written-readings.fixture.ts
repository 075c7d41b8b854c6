import { HaemongService } from '../haemong/haemong.service.js';
import type { DreamMaterial } from '../dream-material.js';
import type { ModelReading } from './model-reading.js';

/** A handwritten reading as a chat model might return it, with its dream. */
export interface WrittenReading {
  about: string;
  material: DreamMaterial;
  reading: ModelReading;
  /** The faulty sentence, if there is only one. */
  fault?: string;
}

const haemong = new HaemongService();

const snake = haemong.materialOf(
  '큰 구렁이가 부엌 문턱을 넘어 들어와 아궁이 옆에 똬리를 틀었어요. 무서웠는데 엄마가 쫓지 말라고 했어요.',
);
const teeth = haemong.materialOf('앞니가 흔들리다가 손바닥에 툭 떨어졌다. 아프지는 않았고 멍했다.');
const grandmother = haemong.materialOf(
  '돌아가신 할머니가 말없이 떡을 건네주셨어요. 손이 따뜻했고 깨고 나서 울었어요.',
);
const exam = haemong.materialOf('시험장에 늦게 도착했는데 수험표를 집에 두고 왔다. 문이 눈앞에서 닫혔다.');
const corridor = haemong.materialOf('끝없이 이어진 복도를 걷는데 내 발소리만 크게 났어요. 조금 외로웠어요.');

/** Styled like a good model: longer sentences, some -습니다, a scholar's name, a Hanja gloss, quotation marks. */
export const goodReadings: readonly WrittenReading[] = [
  {
    about: 'the snake in the kitchen',
    material: snake,
    reading: {
      care: 'none',
      headline: '밤이 남긴 한 장의 그림',
      summary: '부엌까지 들어온 구렁이를 두고 두려움과 엄마의 말이 맞부딪친, 집 한가운데의 꿈이네요.',
      symbols: [
        {
          id: 'large-snake',
          quote: '큰 구렁이가 부엌 문턱을 넘어 들어와',
          why: '집 안에 든 구렁이는 예부터 살림을 지키는 ‘업(業)’으로 여겨 함부로 쫓지 않았다고 해요.',
        },
        {
          id: 'kitchen',
          quote: '부엌 문턱을 넘어',
          why: '부엌은 불과 밥이 있는 자리라, 들어오는 것을 살림이 도는 모습으로 읽어 온 곳이에요.',
        },
      ],
      traditional: {
        verdict: '길',
        text: '전통 해몽에서는 집으로 들어와 자리를 잡는 구렁이를 반기는 쪽으로 보아 왔어요. 더구나 아궁이 옆이라면 불기운과 나란히 앉은 셈이라, 살림에 온기가 돈다는 그림으로 읽기도 했습니다. 엄마가 쫓지 말라고 한 대목도 업을 대하던 옛 태도와 닮았어요. 다만 크고 느린 몸을 든든함이 아니라 답답함으로 보는 집안도 있어서, 무서움이 끝까지 남았다면 그쪽 풀이도 함께 놓아 볼 만해요.',
      },
      psychological: {
        text: '융의 관점에서는 뱀이 낯설지만 생명력을 지닌 힘을 가리킬 수 있어요. 무섭다고 느끼면서도 쫓아내지 않은 장면은, 요즘 피하고 싶은 변화를 마음 한쪽에서는 받아들이고 있다는 뜻일지도 모릅니다. 엄마의 목소리로 나온 말은 실제 어머니라기보다 스스로를 안심시키는 마음의 목소리로 볼 수도 있어요. 물론 이것은 여러 견해 가운데 하나예요.',
      },
      questions: [
        '엄마가 쫓지 말라고 했을 때, 그 말이 든든했나요, 답답했나요?',
        '요즘 집이나 가족 안에서 낯설지만 내치지 못하는 일이 있나요?',
      ],
      action: '오늘 저녁 부엌에서 물을 한 잔 마시며, 아궁이 옆 장면을 한 줄로 적어 보세요.',
    },
  },
  {
    about: 'the tooth',
    material: teeth,
    reading: {
      care: 'none',
      headline: '밤이 남긴 한 장의 그림',
      summary: '아프지도 않게 앞니 하나가 손바닥에 떨어진, 조용해서 더 오래 남는 꿈으로 보여요.',
      symbols: [
        {
          id: 'teeth-falling',
          quote: '앞니가 흔들리다가 손바닥에 툭 떨어졌다',
          why: '앞니는 가까운 사람이나 체면에 빗대어 읽어 왔지만, 앓던 것이 빠진 시원함으로 보는 풀이도 있어요.',
        },
      ],
      traditional: {
        verdict: '엇갈림',
        text: '이가 빠지는 꿈은 예부터 근심과 이어 읽는 말이 많았습니다. 하지만 이 꿈에서는 피가 나지도, 아프지도 않았고 떨어진 이가 손바닥에 남았어요. 내 손에 남은 것은 잃은 것으로만 치지 않던 풀이도 있어서, 한쪽으로 못 박기는 어려워요. 앞일을 알린다기보다 마음이 쓰이는 관계를 돌아보라는 말 정도로 들으면 좋겠습니다.',
      },
      psychological: {
        text: '2018년의 한 연구에서는 이가 빠지는 꿈이 심리적 고통보다 잠에서 깰 때 느끼는 턱과 치아의 긴장과 더 관련이 있었다고 해요. 그래서 먼저 몸의 감각이 꿈에 섞였을 가능성을 떠올려 볼 수 있어요. 한편 멍했다는 느낌은, 중요한 일이 너무 조용히 지나갔을 때의 얼떨떨함과 닮았을 수도 있습니다.',
      },
      questions: [
        '손바닥 위의 앞니를 보면서 아깝다는 마음이 들었나요, 아니면 홀가분했나요?',
        '최근에 소리 없이 끝나 버린 일이나 관계가 떠오르나요?',
      ],
      action: '잠자리에 들기 전, 턱에 힘을 빼고 천천히 숨을 다섯 번 쉬어 보세요.',
    },
  },
  {
    about: 'the grandmother',
    material: grandmother,
    reading: {
      care: 'gentle',
      headline: '밤이 남긴 한 장의 그림',
      summary: '할머니의 따뜻한 손과 떡, 그리고 깨고 난 뒤의 눈물까지가 모두 한 장면처럼 이어진 꿈이에요.',
      symbols: [
        {
          id: 'ancestor',
          quote: '돌아가신 할머니가 말없이 떡을 건네주셨어요',
          why: '조상이 무언가를 쥐여 주는 장면을 전통에서는 든든한 뒷받침으로 소중히 여겼어요.',
        },
        {
          id: 'rice-cake',
          quote: '떡을 건네주셨어요',
          why: '떡은 나누어 먹는 음식이라, 받은 떡은 내 몫의 복으로 읽곤 했어요.',
        },
      ],
      traditional: {
        verdict: '길',
        text: '돌아가신 어른이 밝거나 편안한 모습으로 무언가를 주시면 반기는 쪽으로 읽어 왔어요. 말씀이 없으셨어도 손이 따뜻했다는 점이 이 꿈의 온도를 알려 줍니다. 표정이 어두울 때는 당부로 듣던 풀이도 있지만, 여기서는 그런 기색이 보이지 않아요. 어느 쪽이든 그리움이 먼저 다녀간 꿈이라고 해도 좋을 것 같아요.',
      },
      psychological: {
        text: '고인이 나오는 꿈은 애도 과정에서 무척 흔하다고 해요. 살아 계실 때처럼 음식을 건네받는 장면은, 관계가 끝난 것이 아니라 마음속에서 모양을 바꾸어 이어지고 있다는 뜻일 수 있어요. 깨고 나서 흘린 눈물도 약해서가 아니라, 미처 다 하지 못한 인사가 자리를 찾은 것일 수 있습니다.',
      },
      questions: [
        '할머니께 받은 떡을 꿈속에서 드셨나요, 아니면 들고만 있었나요?',
        '지금 할머니께 한마디를 건넬 수 있다면 무슨 말을 하고 싶나요?',
      ],
      action: '할머니와 함께 먹던 음식 하나를 떠올려, 그날의 이야기를 두 줄만 적어 보세요.',
    },
  },
  {
    about: 'the exam',
    material: exam,
    reading: {
      care: 'none',
      headline: '밤이 남긴 한 장의 그림',
      summary: '수험표를 두고 온 채 눈앞에서 문이 닫히는, ‘한 걸음 늦은’ 마음이 또렷한 꿈입니다.',
      symbols: [
        {
          id: 'exam',
          quote: '시험장에 늦게 도착했는데',
          why: '시험에 늦는 장면은 아직 준비가 덜 되었다고 느끼는 마음에 빗대어 읽어 왔어요.',
        },
      ],
      traditional: {
        verdict: '흉',
        text: '전통에서는 시험을 망치거나 늦는 꿈을 한 박자 쉬어 가라는 쪽으로 새기곤 했어요. 문이 닫히는 장면도 막힘으로 읽는 사람이 있었지만, 아직 들어갈 때가 아니라는 뜻으로 달리 보기도 했습니다. 시험 꿈에는 반대로 풀어야 한다는 속설까지 있어서, 길흉을 무겁게 받아들이지 않아도 괜찮아 보여요.',
      },
      psychological: {
        text: '프로이트는 시험 꿈이 대개 이미 통과한 시험이라며, “그때도 해냈다”는 위로가 숨어 있다고 보았어요. 연속성 가설로 보면 요즘 누군가에게 평가받는 일이나 마감이 밤까지 따라왔을 수 있어요. 수험표를 ‘집에’ 두고 왔다는 점은, 나를 증명해 줄 무언가를 미처 챙기지 못했다는 느낌과 이어질지도 모릅니다.',
      },
      questions: [
        '요즘 나에게 수험표처럼 꼭 챙겨야 할 것은 무엇인가요?',
        '닫힌 문 앞에서 꿈속의 나는 문을 두드렸나요, 돌아섰나요?',
      ],
      action: '미뤄 둔 일 가운데 오늘 십 분이면 되는 것 하나만 골라 마쳐 보세요.',
    },
  },
  {
    about: 'the corridor without a symbol',
    material: corridor,
    reading: {
      care: 'none',
      headline: '밤이 남긴 한 장의 그림',
      summary: '끝이 보이지 않는 복도와 크게 울리는 발소리, 조금의 외로움이 전부인 간결한 꿈이에요.',
      symbols: [],
      traditional: {
        verdict: '중립',
        text: '이 꿈에는 옛 해몽이 따로 이름 붙인 상징이 뚜렷하지 않아요. 그래서 끝이 났는가, 누가 함께 있는가 같은 눈으로 조심스럽게 읽어 볼게요. 걷고 있지만 닿은 곳이 없으니 아직 맺어지지 않은 일로 볼 수 있고, 혼자라는 점은 내 몫의 길이라는 뜻으로 읽기도 해요. 길하다 흉하다를 말할 만한 장면은 아닌 듯합니다.',
      },
      psychological: {
        text: '자기 발소리만 크게 들리는 장면은 주의가 온통 나에게 쏠려 있던 시기와 닮았을 수 있어요. 외로움을 ‘조금’이라고 적으신 것을 보면, 견딜 만하지만 알아차려 주기를 바라는 마음일지도 모릅니다. 복도는 방과 방 사이의 공간이어서, 무언가와 무언가 사이에 놓인 때라는 비유로 읽는 견해도 있어요.',
      },
      questions: [
        '복도를 걷는 동안 문이나 창이 하나라도 있었나요?',
        '요즘 내 발소리만 들리는 것 같은 시간은 언제인가요?',
      ],
      action: '오늘 걷는 길에서 발소리에 맞춰 숨을 열 번만 세어 보세요.',
    },
  },
];

const [goodSnake, goodTeeth, goodGrandmother, goodExam, goodCorridor] = goodReadings.map(
  ({ reading }) => reading,
) as [ModelReading, ModelReading, ModelReading, ModelReading, ModelReading];

/** Each with a fault that is easy to overlook. */
export const badReadings: readonly WrittenReading[] = [
  {
    about: 'a health warning phrased as tradition',
    material: teeth,
    reading: {
      ...goodTeeth,
      traditional: {
        verdict: '흉',
        text: '이가 빠지는 꿈은 예부터 근심과 이어 읽었어요. 특히 앞니는 웃어른을 뜻하니, 집안 어른의 건강이 나빠질 수 있다는 뜻으로 보기도 했어요. 당분간 건강에 유의하시는 게 좋겠어요. 그래도 너무 걱정하지는 마세요.',
      },
    },
  },
  {
    about: 'a promise of money at the end',
    fault: '머지않아 뜻밖의 재물이 들어올 거예요.',
    material: snake,
    reading: {
      ...goodSnake,
      traditional: {
        verdict: '길',
        text: '집으로 들어온 구렁이는 업이라 하여 귀하게 여겼어요. 아궁이 옆에 자리를 잡았다니 살림이 불어나는 그림으로 읽어 왔지요. 머지않아 뜻밖의 재물이 들어올 거예요. 그러니 마음을 편히 가져 보세요.',
      },
    },
  },
  {
    about: 'one sentence in the blunt style',
    fault: '수험표는 나를 증명해 주는 물건이다.',
    material: exam,
    reading: {
      ...goodExam,
      psychological: {
        text: '프로이트는 시험 꿈이 대개 이미 통과한 시험이라고 보았어요. 요즘 평가받는 일이 밤까지 따라왔을 수 있어요. 수험표는 나를 증명해 주는 물건이다. 그래서 마음이 급했을지도 몰라요.',
      },
    },
  },
  {
    about: 'a markdown list',
    material: grandmother,
    reading: {
      ...goodGrandmother,
      psychological: {
        text: '고인의 꿈은 애도에서 흔히 나온다고 해요. 이 꿈은 이렇게 읽을 수 있어요. **그리움**: 아직 이어지는 관계예요. **안심**: 따뜻한 손이 남긴 느낌이에요. 어느 쪽이든 천천히 느껴 보세요.',
      },
    },
  },
  {
    about: 'statements without hedging',
    material: corridor,
    reading: {
      ...goodCorridor,
      psychological: {
        text: '당신은 지금 외로워요. 복도는 당신의 인생이에요. 발소리는 당신의 불안이에요. 그 불안은 어린 시절의 상처에서 왔어요. 이제 그 상처를 마주해야 해요.',
      },
    },
  },
];
