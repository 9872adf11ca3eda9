export default function makeLog(name) {
  let log;
  log = function (text) { return text; };
  log.warn = (text) => log(text);
  const parts = {};
  parts.name = name;
  log.title = parts.«name→local»;
  return log;
}
