import type { LibrarySamples } from "../sample.ts";

/** Sends what is queued, at the end of the day. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

int close_day(void) {
    int result = DescarregaMensagens();
    if (result != 0) printf("not everything reached SiTef: %d\n", result);
    return result == 0;
}`,
  pascal: String.raw`function CloseDay: Boolean;
var
  Code: Integer;
begin
  Code := DescarregaMensagens;
  if Code <> 0 then
    WriteLn('not everything reached SiTef: ', Code);
  Result := Code = 0;
end;`,
  csharp: String.raw`using System;

static class Queue
{
    public static bool CloseDay()
    {
        int result = CliSiTef.DescarregaMensagens();
        if (result != 0) Console.WriteLine("not everything reached SiTef: " + result);
        return result == 0;
    }
}`,
  java: String.raw`class Queue {
    static boolean closeDay() {
        int result = CliSiTef.LIBRARY.DescarregaMensagens();
        if (result != 0) System.out.println("not everything reached SiTef: " + result);
        return result == 0;
    }
}`,
};
