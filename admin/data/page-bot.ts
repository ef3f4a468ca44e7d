import { useEffect } from 'react';
import { defaultWebsiteId } from '../../api/contract/well-known-ids.ts';

/** The bot's element as the admin app uses it. Its methods exist once its script is loaded. */
export type BotElement = HTMLElement & { open?: () => void; close?: () => void };

/** The `api-host` of a bot that shows the draft of a website to a signed-in admin. */
export function previewHost(): string {
  return `${location.origin}/api/preview`;
}

/** The page's own bot, beside the app's root: the preview on the Script page is in a shadow root. */
export function findPageBot(): BotElement | null {
  return document.querySelector('faq-chatbot');
}

/** On a page about one website, the page's bot shows that website. */
export function usePageBotWebsite(websiteId: number | undefined): void {
  useEffect(() => {
    showWebsite(websiteId ?? defaultWebsiteId);
  }, [websiteId]);
  useEffect(() => () => showWebsite(defaultWebsiteId), []);
}

function showWebsite(id: number): void {
  findPageBot()?.setAttribute('website-id', `${id}`);
}
