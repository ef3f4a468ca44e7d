import './guide-page.css';
import guide from 'virtual:guide';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { guideCopy as copy } from '../../copy/guide.ts';
import { PageHeader } from '../../ui/page-header.tsx';

/** The guide for admins. It is a document of the repository, and the build makes HTML of it. */
export function GuidePage() {
  const { hash } = useLocation();
  useEffect(() => {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <>
      <PageHeader title={guide.title} />
      <div className="guide">
        <nav aria-label={copy.contents}>
          <ul>
            {guide.sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it from a file of the repository. */}
        <article dangerouslySetInnerHTML={{ __html: guide.html }} />
      </div>
    </>
  );
}
