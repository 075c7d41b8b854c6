import { Link } from 'react-router-dom';
import { SymbolDrawing } from '@/components/SymbolDrawing';
import { paths } from '@/lib/paths';

const POPULAR_SYMBOLS: { id: string; name: string; gist: string }[] = [
  { id: 'snake', name: '뱀', gist: '재물과 인연, 경계' },
  { id: 'teeth-falling', name: '이빨', gist: '가까운 사람에 대한 마음' },
  { id: 'water', name: '물', gist: '맑은지 흐린지에 따라' },
  { id: 'pig', name: '돼지', gist: '재물과 복' },
  { id: 'fire', name: '불', gist: '크게 일어남' },
  { id: 'deceased-parent', name: '돌아가신 부모', gist: '위로와 당부' },
];

/** The most searched symbols, each with a drawing. */
export function SoughtSymbols() {
  return (
    <section className="part wrap" aria-labelledby="sought">
      <div className="part-head">
        <h2 id="sought">많이 찾는 상징</h2>
        <Link to={paths.symbols}>사전 펼치기</Link>
      </div>
      <ul className="sought plain-list">
        {POPULAR_SYMBOLS.map(({ id, name, gist }) => (
          <li key={id}>
            <Link to={paths.symbol(id)}>
              <span className="disc">
                <SymbolDrawing id={id} />
              </span>
              <b>{name}</b>
              <span className="soft small">{gist}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
