import { useEffect } from 'react';
import { defaultWebsiteId } from '../../../api/contract/well-known-ids.ts';
import { useWebsiteOptions } from './website-options.ts';

/** The bot's element as the admin app uses it. Its methods exist only after its script is loaded. */
export type BotElement = HTMLElement & { open?: () => void; close?: () => void };

/** Returns the `api-host` of a bot that shows a website's draft to a signed-in admin. */
export function previewHost(): string {
  return `${location.origin}/api/preview`;
}

/**
 * Returns the page's own bot, beside the app's root. It does not find the preview on the Script page, which is in a
 * shadow root.
 */
export function findPageBot(): BotElement | null {
  return document.querySelector('faq-chatbot');
}

/** The website of the page's bot on pages that are about none. */
let home = defaultWebsiteId;

/** On pages about no website, makes the page's bot show one that the user may read. */
export function useBotHome(): void {
  const { data: websites = [] } = useWebsiteOptions();
  const first = websites[0]?.id ?? defaultWebsiteId;
  const id = websites.some((website) => website.id === defaultWebsiteId) ? defaultWebsiteId : first;
  useEffect(() => {
    setHome(id);
    return () => setHome(defaultWebsiteId);
  }, [id]);
}

/** Makes the page's bot show this website, on a page about one website. */
export function usePageBotWebsite(websiteId: number | undefined): void {
  useEffect(() => {
    showWebsite(websiteId ?? home);
  }, [websiteId]);
  useEffect(() => () => showWebsite(home), []);
}

function setHome(id: number): void {
  const isShown = findPageBot()?.getAttribute('website-id') === `${home}`;
  home = id;
  if (isShown) showWebsite(home);
}

function showWebsite(id: number): void {
  findPageBot()?.setAttribute('website-id', `${id}`);
}
