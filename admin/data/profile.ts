import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, readFrom } from './api-client.ts';

const profileKey = ['profile'] as const;

/** The user's own account: factors, sessions and sign-ins. */
export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: readFrom(api.api.profile.$get, {}),
  });
}

/** Reloads the profile after a write. */
export function useReloadProfile(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: profileKey });
}
