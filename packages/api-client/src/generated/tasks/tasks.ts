/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
  Arguments,
  Key,
  SWRConfiguration
} from 'swr';

import useSWRMutation from 'swr/mutation';
import type {
  SWRMutationConfiguration
} from 'swr/mutation';

import type {
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListTasksParams,
  NewTask,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  Task,
  TaskSummary,
  TaskUpdate,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListTasksUrl = (params?: ListTasksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/tasks?${stringifiedParams}` : `/api/tasks`
}

/**
 * With `state=done`, the most recently completed tasks come first.
 * @summary List tasks
 */
export const listTasks = async (params?: ListTasksParams, options?: Parameters<typeof http>[1]): Promise<Task[]> => {

  return http<Task[]>(getListTasksUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListTasksKey = (params?: ListTasksParams,) => [`/api/tasks`, ...(params ? [params]: [])] as const;

export type ListTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listTasks>>>

/**
 * @summary List tasks
 */
export const useListTasks = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListTasksParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listTasks>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListTasksKey(params) : null);
  const swrFn = () => listTasks(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateTaskUrl = () => {




  return `/api/tasks`
}

/**
 * A notification is created when the task is due. A task of an account with members can be assigned only to them and the owner.
 * @summary Create a task or a follow-up
 */
export const createTask = async (newTask: NewTask, options?: Parameters<typeof http>[1]): Promise<Task> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Task>(getCreateTaskUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newTask)
  }
);}




export const getCreateTaskMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: NewTask }) => {
    return createTask(arg, options);
  }
}
export const getCreateTaskMutationKey = () => [`/api/tasks`] as const;

export type CreateTaskMutationResult = NonNullable<Awaited<ReturnType<typeof createTask>>>

/**
 * @summary Create a task or a follow-up
 */
export const useCreateTask = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createTask>>, TError, Key, NewTask, Awaited<ReturnType<typeof createTask>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateTaskMutationKey();
  const swrFn = getCreateTaskMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetTaskSummaryUrl = () => {




  return `/api/tasks/summary`
}

/**
 * Counts open tasks and overdue tasks.
 * @summary Get task counts
 */
export const getTaskSummary = async ( options?: Parameters<typeof http>[1]): Promise<TaskSummary> => {

  return http<TaskSummary>(getGetTaskSummaryUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetTaskSummaryKey = () => [`/api/tasks/summary`] as const;

export type GetTaskSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getTaskSummary>>>

/**
 * @summary Get task counts
 */
export const useGetTaskSummary = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getTaskSummary>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetTaskSummaryKey() : null);
  const swrFn = () => getTaskSummary(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetTaskUrl = (taskId: string,) => {




  return `/api/tasks/${encodeURIComponent(String(taskId))}`
}

/**
 * Includes its contact and the message it was created from.
 * @summary Get a task
 */
export const getTask = async (taskId: string, options?: Parameters<typeof http>[1]): Promise<Task> => {

  return http<Task>(getGetTaskUrl(taskId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetTaskKey = (taskId: string,) => [`/api/tasks/${taskId}`] as const;

export type GetTaskQueryResult = NonNullable<Awaited<ReturnType<typeof getTask>>>

/**
 * @summary Get a task
 */
export const useGetTask = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  taskId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getTask>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && taskId !== null && taskId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetTaskKey(taskId) : null);
  const swrFn = () => getTask(taskId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateTaskUrl = (taskId: string,) => {




  return `/api/tasks/${encodeURIComponent(String(taskId))}`
}

/**
 * Updates only the fields in the request. Returns 409 if a follow-up has no due time, or if the member does not see the account of its message.
 * @summary Update or complete a task
 */
export const updateTask = async (taskId: string,
    taskUpdate: TaskUpdate, options?: Parameters<typeof http>[1]): Promise<Task> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Task>(getUpdateTaskUrl(taskId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(taskUpdate)
  }
);}




export const getUpdateTaskMutationFetcher = (taskId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: TaskUpdate }) => {
    return updateTask(taskId, arg, options);
  }
}
export const getUpdateTaskMutationKey = (taskId: string,) => [`/api/tasks/${taskId}`] as const;

export type UpdateTaskMutationResult = NonNullable<Awaited<ReturnType<typeof updateTask>>>

/**
 * @summary Update or complete a task
 */
export const useUpdateTask = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  taskId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateTask>>, TError, Key, TaskUpdate, Awaited<ReturnType<typeof updateTask>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateTaskMutationKey(taskId);
  const swrFn = getUpdateTaskMutationFetcher(taskId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteTaskUrl = (taskId: string,) => {




  return `/api/tasks/${encodeURIComponent(String(taskId))}`
}

/**
 * Returns the deleted item.
 * @summary Delete a task
 */
export const deleteTask = async (taskId: string, options?: Parameters<typeof http>[1]): Promise<Task> => {

  return http<Task>(getDeleteTaskUrl(taskId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteTaskMutationFetcher = (taskId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteTask(taskId, options);
  }
}
export const getDeleteTaskMutationKey = (taskId: string,) => [`/api/tasks/${taskId}`] as const;

export type DeleteTaskMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTask>>>

/**
 * @summary Delete a task
 */
export const useDeleteTask = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  taskId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteTask>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteTask>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteTaskMutationKey(taskId);
  const swrFn = getDeleteTaskMutationFetcher(taskId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
