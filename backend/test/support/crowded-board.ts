/** Words of the generated dreams, commonest first: earlier words are drawn more often. */
const WORDS =
  `꿈 꿈에서 나는 내가 그 물 집 뱀 사람이 엄마가 갑자기 너무 다시 큰 하늘 길을 아이가 할머니가 돌아가신 학교 친구가 바다 산 돈을
  검은 하얀 있었다 나왔다 했다 보였다 없었다 갔다 왔다 뛰었다 울었다 웃었다 날았다 떨어졌다 쫓아왔다 도망쳤다 무서웠다 이상했다 깼다
  같이 혼자 어두운 방에서 문을 열고 계단을 차를 타고 버스 기차 비가 눈이 내렸다 불이 났다 피가 이빨이 빠졌다 머리카락 거울 신발 옷을
  고양이 강아지 호랑이 용이 물고기 새가 거미 벌레 소가 돼지 말을 코끼리 나무 꽃이 과일 사과 쌀 밥을 먹고 마셨다 전화 시험 군대 회사
  결혼식 장례식 아기 임신 대통령 연예인 귀신 천사 전쟁 총을 칼을 경찰 도둑 병원 의사 교회 절에서 무덤 시체 보석 반지 금을 동전 지갑`
    .split(/\s+/)
    .filter(Boolean);

const TEXTS = 2_000;
/** One text in this many has the maximum length of a dream. */
const LONG_EVERY = 20;

const word = `(ARRAY['${WORDS.join("','")}'])[1 + floor(${WORDS.length} * random() ^ 3)::int]`;

/**
 * Statements that fill a board with `posts` realistic posts: common words in varying combinations.
 * Computes the search grams of a text once for all posts that share it.
 */
export function crowdedBoard(posts: number): string[] {
  return [
    'SELECT setseed(0.18)',
    `CREATE TEMP TABLE texts AS
     SELECT n, left(string_agg(${word}, ' '), 2000) AS body
     FROM generate_series(1, ${TEXTS}) AS n, generate_series(1, CASE WHEN n % ${LONG_EVERY} = 0 THEN 700 ELSE 40 END)
     GROUP BY n`,
    'ALTER TABLE texts ADD search tsvector',
    `UPDATE texts SET search = search_grams('어느 날 ' || body)`,
    `WITH author AS (
       INSERT INTO users (email, username, password_hash) VALUES ('author@example.com', '작가', '') RETURNING id),
     dreams AS (
       INSERT INTO interpretations (id, user_id, dream_content, status, is_shared, deadline_at, created_at)
       SELECT gen_random_uuid(), author.id, body, 'completed', true, now(), timestamptz '2026-01-01' + at * interval '1 second'
       FROM author, generate_series(1, ${posts}) AS at JOIN texts ON texts.n = 1 + at % ${TEXTS}
       RETURNING id, user_id, dream_content, created_at)
     INSERT INTO posts (interpretation_id, user_id, author_username, title, dream_content, interpretation, likes, created_at)
     SELECT id, user_id, '작가', '어느 날', dream_content, repeat('풀이 ', 40), floor(1000 * random() ^ 4), created_at FROM dreams`,
    `INSERT INTO post_search (post_id, created_at, search)
     SELECT posts.id, posts.created_at, texts.search FROM posts JOIN texts ON texts.body = posts.dream_content`,
    `INSERT INTO questions (title, category, content, author, created_at)
     SELECT left(body, 100), '일반', repeat('어떤 뜻일까요 ', 4), '꿈꾸는 사람', timestamptz '2026-01-01' + at * interval '1 second'
     FROM generate_series(1, ${posts / 5}) AS at JOIN texts ON texts.n = 1 + at % ${TEXTS}`,
    'DROP TABLE texts',
    'ANALYZE posts',
    'ANALYZE post_search',
    'ANALYZE questions',
    'ANALYZE interpretations',
  ];
}
