import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CreateMachineToken, Machine, WriteMachine } from '../../../api/contract/machines.ts';
import { api, readFrom, readResponse } from '../../data/api-client.ts';
import { finishWrite, rejecting } from '../../data/finish-write.ts';
import { useCreateOnce } from '../../data/forms/create-once.ts';

export const machinesQuery = queryOptions({
  queryKey: ['machines'],
  queryFn: readFrom(api.api.machines.$get, {}),
});

/** The writes on the programs and their tokens; each resolves after the list was refreshed. */
export function useMachineWrites() {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const { queryKey } = machinesQuery;
  const finish = <Written>(write: Promise<Written>) =>
    finishWrite(write, () => queryClient.invalidateQueries({ queryKey }, rejecting));
  const machines = api.api.machines;
  const paramOf = (id: number) => ({ id: `${id}` });
  return {
    create: (json: WriteMachine) =>
      finish(createOnce((options) => readResponse(machines.$post({ json }, options)))),
    edit: (id: number, json: WriteMachine & { version: number }) =>
      finish(readResponse(machines[':id'].$put({ param: paramOf(id), json }))),
    remove: ({ id, version }: Machine) =>
      finish(
        readResponse(
          machines[':id'].$delete({ param: paramOf(id), query: { version: `${version}` } }),
        ),
      ),
    makeToken: (id: number, json: CreateMachineToken) =>
      finish(readResponse(machines[':id'].tokens.$post({ param: paramOf(id), json }))),
    revokeToken: (id: number, token: number) =>
      finish(
        readResponse(
          machines[':id'].tokens[':token'].$delete({
            param: { ...paramOf(id), token: `${token}` },
          }),
        ),
      ),
  };
}
