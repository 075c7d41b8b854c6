import '@/styles/symbols.css';
import { pageHeadings } from '@kkumpuri/contract';
import { Page } from '@/components/Page';
import { SymbolIndex } from '@/features/symbols/SymbolIndex';

export default function SymbolsPage() {
  return (
    <Page heading={pageHeadings.symbols}>
      <p className="soft intro">꿈에 자주 나오는 것들을 전통에서는 어떻게 읽어 왔는지 모았어요.</p>
      <SymbolIndex />
    </Page>
  );
}
