import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type CopyRequest, copyAnswers } from './copy-answers.ts';

/** Returns `copyAnswers` for parts that are loaded when answers are copied there. */
export function useCopyAnswers(): (request: CopyRequest) => Promise<void> {
  const client = useQueryClient();
  return useCallback((request) => copyAnswers(client, request), [client]);
}
