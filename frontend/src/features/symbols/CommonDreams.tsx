import { Link } from 'react-router-dom';
import { SymbolDrawing } from '@/components/SymbolDrawing';
import { paths } from '@/lib/paths';
import { commonDreams } from './common-dreams';

export function CommonDreams() {
  return (
    <section aria-labelledby="common-dreams">
      <h2 id="common-dreams">많이 꾸는 꿈</h2>
      <ul className="plain-list common-dreams">
        {commonDreams.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.symbol(id)}>
              <span className="disc">
                <SymbolDrawing id={id} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
