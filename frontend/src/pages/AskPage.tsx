import '@/styles/forms.css';
import { pageHeadings } from '@kkumpuri/contract';
import { Page } from '@/components/page/Page';
import { AskForm } from '@/features/qna/ask/AskForm';

export default function AskPage() {
  return (
    <Page heading={pageHeadings.ask} narrow>
      <p className="soft intro">
        꿈이나 서비스에 대해 궁금한 점을 남겨 주세요. 로그인하지 않아도 물어볼 수 있어요.
      </p>
      <AskForm />
    </Page>
  );
}
