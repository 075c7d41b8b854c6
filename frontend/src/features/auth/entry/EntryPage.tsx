import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { Skeleton } from '@/components/states';
import { paths } from '@/lib/paths';
import '@/styles/forms.css';
import { useAuth } from '../use-auth';

interface EntryPageProps {
  heading: string;
  entering: boolean;
  aside: ReactNode;
  children: ReactNode;
}

/** A form with a side list. Redirects signed-in users to the home page. */
export function EntryPage({ heading, entering, aside, children }: EntryPageProps) {
  const { user, loading } = useAuth();
  if (user && !entering) return <Navigate to={paths.home} replace />;
  return (
    <Page heading={heading}>
      {loading ? (
        <Skeleton lines={4} />
      ) : (
        <div className="entry">
          <div className="stack">{children}</div>
          <aside className="stack">{aside}</aside>
        </div>
      )}
    </Page>
  );
}

export function SideList({ title, items }: { title: string; items: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="side-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
