import { Alert } from '@mantine/core';

/** Above the fields of a form: what went wrong and is about none of them. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Alert color="red" role="alert" p="sm">
      {text}
    </Alert>
  );
}
