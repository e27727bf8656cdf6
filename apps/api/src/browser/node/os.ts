export const hostname = () => 'browser';
export const tmpdir = () => '/tmp';
export const availableParallelism = () => 1;
export const platform = () => 'browser';

export default { hostname, tmpdir, platform };
