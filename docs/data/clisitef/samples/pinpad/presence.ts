import type { LibrarySamples } from "../sample.ts";

/** Before the payment screen opens. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

int pinpad_ready(int at_start) {
    int result = at_start ? VerificaPresencaPinPad() : KeepAlivePinPad();
    if (result == 0) printf("no pinpad: check cable and port\n");
    else if (result == -1) printf("the library that reaches the pinpad is missing\n");
    else if (result != 1) printf("internal error %d\n", result);
    return result == 1;
}`,
  pascal: String.raw`function PinpadReady(AtStart: Boolean): Boolean;
var
  Code: Integer;
begin
  if AtStart then Code := VerificaPresencaPinPad else Code := KeepAlivePinPad;
  if Code = 0 then
    WriteLn('no pinpad: check cable and port')
  else if Code = -1 then
    WriteLn('the library that reaches the pinpad is missing')
  else if Code <> 1 then
    WriteLn('internal error ', Code);
  Result := Code = 1;
end;`,
  csharp: String.raw`using System;

static class Presence
{
    public static bool PinpadReady(bool atStart)
    {
        int result = atStart ? CliSiTef.VerificaPresencaPinPad() : CliSiTef.KeepAlivePinPad();
        if (result == 0) Console.WriteLine("no pinpad: check cable and port");
        else if (result == -1) Console.WriteLine("the library that reaches the pinpad is missing");
        else if (result != 1) Console.WriteLine("internal error " + result);
        return result == 1;
    }
}`,
  java: String.raw`class Presence {
    static boolean pinpadReady(boolean atStart) {
        int result = atStart
            ? CliSiTef.LIBRARY.VerificaPresencaPinPad()
            : CliSiTef.LIBRARY.KeepAlivePinPad();
        if (result == 0) System.out.println("no pinpad: check cable and port");
        else if (result == -1) System.out.println("the library that reaches the pinpad is missing");
        else if (result != 1) System.out.println("internal error " + result);
        return result == 1;
    }
}`,
};
