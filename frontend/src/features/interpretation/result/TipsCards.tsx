const TIPS = [
  {
    title: '꿈 일기 쓰기',
    text: '깨자마자 세 줄만 적어 두세요. 며칠 뒤에 다시 읽으면 되풀이되는 장면이 보여요.',
  },
  { title: '다른 사람과 나누기', text: '가까운 사람에게 들려주면 혼자서는 못 보던 대목을 짚어 주곤 해요.' },
  {
    title: '명상과 성찰',
    text: '꿈속의 기분을 떠올리며 천천히 숨을 쉬어 보세요. 풀이보다 그 기분이 먼저예요.',
  },
];

export function TipsCards() {
  return (
    <section className="tips wrap no-print" aria-labelledby="tips">
      <h2 id="tips">꿈을 더 오래 간직하려면</h2>
      <ul className="plain-list">
        {TIPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
