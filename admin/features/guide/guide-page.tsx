import './guide-page.css';
import guide from 'virtual:guide';
import sections from 'virtual:guide-sections';
import { useEffect } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { useLocation } from '../../data/router.tsx';
import { sectionAnchor } from '../../format/section-anchor.ts';
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
      <div className="grid gap-6 rounded-card border border-line bg-surface p-6">
        <nav aria-label={shellCopy.guideContents}>
          <ul className="columns-2xs gap-x-6">
            {sections.map((title) => (
              <li key={title}>
                <a
                  href={`#${sectionAnchor(title)}`}
                  className="block py-2 text-accent-text underline underline-offset-2"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it from a file of the repository. */}
        <article className="guide" dangerouslySetInnerHTML={{ __html: guide.html }} />
      </div>
    </>
  );
}
