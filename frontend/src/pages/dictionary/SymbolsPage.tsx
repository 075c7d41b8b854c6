import { pageHeadings } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { SymbolIndex } from '@/features/symbols/SymbolIndex';
import { paths } from '@/lib/paths';

export default function SymbolsPage() {
  return (
    <Page heading={pageHeadings.symbols}>
      <p className="soft intro">
        꿈에 자주 나오는 것들을 전통에서는 어떻게 읽어 왔는지 모았어요. 무슨 일이 있었는지로 찾으려면{' '}
        <Link to={paths.stories}>{pageHeadings.stories}</Link>를 보세요.
      </p>
      <SymbolIndex />
    </Page>
  );
}
