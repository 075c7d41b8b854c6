import { errorMessages } from '@kkumpuri/contract';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { paths } from '@/lib/paths';

export default function NotFoundPage() {
  return (
    <Page heading={errorMessages.pageNotFound} narrow>
      <p className="soft">주소가 바뀌었거나 사라진 페이지예요.</p>
      <div className="row state">
        <ButtonLink look="primary" to={paths.home}>
          홈으로 돌아가기
        </ButtonLink>
        <ButtonLink to={paths.board}>꿈 해석 둘러보기</ButtonLink>
      </div>
    </Page>
  );
}
