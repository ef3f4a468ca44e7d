import { Hono } from 'hono';
import type { Area } from '../../area.ts';
import type { GateEnv } from '../../http/app-env.ts';
import { createSignInSteps, type SignInOptions } from './sign-in-steps.ts';
import { factorRoutes } from './ways/factor-routes.ts';
import { newPasswordRoutes } from './ways/new-password-routes.ts';
import { passkeyRoutes } from './ways/passkey-routes.ts';
import { passwordRoutes } from './ways/password-routes.ts';
import { resetRoutes } from './ways/reset-routes.ts';
import { setUpRoutes } from './ways/set-up-routes.ts';

/** All ways in. `docs/security.md` has a table of them. */
export function signInRoutes(area: Area, options: SignInOptions) {
  const steps = createSignInSteps(area, options);
  return new Hono<GateEnv>()
    .route('/', passwordRoutes(area, steps, options))
    .route('/', factorRoutes(area, steps, options))
    .route('/', newPasswordRoutes(area, steps, options))
    .route('/', setUpRoutes(area, steps, options))
    .route('/', passkeyRoutes(area, steps, options))
    .route('/', resetRoutes(area, steps));
}
